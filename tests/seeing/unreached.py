"""Asserts that are never reached: they stand in a loop over nothing, after what raises, or where nobody calls."""

import ast


def unreached(file, watched):
    """The lines of asserts of a file that did not run, though the function did in which they stand."""
    return unreached_in(file.read_text("utf-8"), watched.lines(file))


def unreached_in(source, ran):
    """The same for a source and the lines of it that ran."""
    return [
        node.lineno
        for function in _functions(ast.parse(source))
        if any(statement.lineno in ran for statement in function.body)
        for node in ast.walk(function)
        # One that is longer than a line begins with a bracket, on a line where nothing happens unless it fails.
        if isinstance(node, ast.Assert) and not ran & {*range(node.lineno, (node.end_lineno or node.lineno) + 1)}
    ]


def _functions(node):
    """Functions of the module and of its classes. One inside of another belongs to it, which alone can call it."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef):
            yield child
        elif isinstance(child, ast.ClassDef):
            yield from _functions(child)
