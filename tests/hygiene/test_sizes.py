"""Functions fit on a screen and modules in an afternoon."""

from __future__ import annotations

import ast

FUNCTION_LINES = 60
MODULE_LINES = 600
LOOP_LINES = 150


def long_functions(source):
    kinds = ast.FunctionDef | ast.AsyncFunctionDef
    functions = [node for node in source.nodes if isinstance(node, kinds)]
    sizes = [(node, (node.end_lineno or node.lineno) - node.lineno + 1) for node in functions]
    return [f"{source.name}: {node.name} has {n} lines" for node, n in sizes if n > FUNCTION_LINES]


def test_no_function_is_too_long(sources):
    assert [each for source in sources for each in long_functions(source)] == []


def test_no_module_is_too_long(sources):
    sizes = {source.name: len(source.text.splitlines()) for source in sources}
    assert {name: n for name, n in sizes.items() if n > MODULE_LINES} == {}


def test_the_loop_over_rows_fits_on_two_screens(kernel):
    loop = next(source for source in kernel if source.name == "kernel/run/rows.py")
    assert len(loop.text.splitlines()) < LOOP_LINES


def test_every_module_says_what_it_is(sources):
    assert [source.name for source in sources if source.text and not ast.get_docstring(source.tree)] == []


def test_a_long_function_is_found(read):
    body = "    pass\n" * FUNCTION_LINES
    assert long_functions(read("a.py", f"def f():\n{body}")) == ["a.py: f has 61 lines"]
    assert long_functions(read("a.py", f"def f():\n{body.removesuffix('    pass' + chr(10))}")) == []
