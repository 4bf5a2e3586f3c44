"""Brings the catalogues of all languages up to date with the program, and compiles them.

    translate.py                       update every catalogue, and write what the program reads
    translate.py --todo de             the unfinished entries of a language as JSON lines; --context and --part narrow
    translate.py --merge de FILE...    put translations in, from such lines with "translation" filled in
    translate.py --check               how much is done, and what is wrong; ends with 1 if something is
    translate.py --pseudo              write a language `xx` that shows what was not marked (not tracked)

Run by a Python that has PySide6-Essentials, whose `lrelease` it calls. docs/translating.md tells the rest.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import catalogue
from catalogue import LANGUAGES, Text

PSEUDO = "xx"


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line asks for; 0 if all is well."""
    asked = _parser().parse_args(arguments)
    if asked.todo:
        return todo(asked.todo, asked.context, asked.part)
    if asked.merge:
        return merge(asked.merge[0], [Path(name) for name in asked.merge[1:]])
    if asked.check:
        return check()
    if asked.pseudo:
        return write_pseudo()
    return update()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--todo", metavar="LANGUAGE", choices=LANGUAGES)
    parser.add_argument("--context", action="append", default=[], help="with --todo: only this context; repeatable")
    parser.add_argument("--part", choices=catalogue.PARTS, help="with --todo: only texts of one game, or of no one")
    parser.add_argument("--merge", metavar=("LANGUAGE", "FILE"), nargs="+")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--pseudo", action="store_true")
    return parser


def update() -> int:
    """Bring every catalogue up to date and compile it."""
    program, faults = catalogue.read()
    for language in LANGUAGES:
        file = catalogue.path(language)
        catalogue.save(catalogue.updated(program, catalogue.load(file)), language, file)
        release(file)
    print(*faults, sep="\n", end="\n" if faults else "")
    print(f"{len(program)} texts")
    return 1 if faults else 0


def release(file: Path) -> None:
    """Compile a catalogue: the file beside it is what the program reads."""
    import PySide6

    folder = Path(PySide6.__file__).parent
    tool = next(one for name in ("lrelease", "lrelease.exe") if (one := folder / name).is_file())
    made, unready = file.with_suffix(".qm"), file.with_suffix(".qm.part")
    subprocess.run([tool, "-silent", "-nounfinished", file, "-qm", unready], check=True)
    # A program that runs has the former file mapped, and would end if its bytes changed.
    unready.replace(made)


def todo(language: str, contexts: Sequence[str], part: str | None) -> int:
    """Print the unfinished entries of a language."""
    for text in current(language):
        if text.is_finished or (contexts and text.context not in contexts):
            continue
        if part and text.part != part:
            continue
        blank: str | list[str] = [""] * catalogue.FORMS if text.is_plural else ""
        line: dict[str, object] = {"id": text.id, "context": text.context, "source": text.source}
        line |= {"part": text.part, "where": list(text.where)}
        if text.forms:
            line["suggestion"] = text.forms[0] if len(text.forms) == 1 else list(text.forms)
            line["suggestion_for"] = text.old_source
        print(json.dumps(line | {"translation": blank}, ensure_ascii=False))
    return 0


def current(language: str) -> list[Text]:
    """The texts of the program with what the catalogue has of them."""
    return catalogue.updated(catalogue.read()[0], catalogue.load(catalogue.path(language)))


def merge(language: str, files: Sequence[Path]) -> int:
    """Put translations in; one with a fault stays out and is told."""
    if language not in LANGUAGES:
        print(f"no such language: {language}")
        return 2
    texts = {text.id: text for text in current(language)}
    done = wrong = 0
    for file in files:
        for number, line in enumerate(file.read_text("utf-8-sig").splitlines(), 1):
            if not line.strip():
                continue
            fault = _put(texts, line)
            done, wrong = done + (not fault), wrong + bool(fault and fault != "empty")
            if fault and fault != "empty":
                print(f"{file}:{number}: {fault}")
    catalogue.save(list(texts.values()), language, catalogue.path(language))
    release(catalogue.path(language))
    left = sum(not text.is_finished for text in texts.values())
    print(f"{language}: {done} put in, {wrong} refused, {left} unfinished")
    return 1 if wrong else 0


def _put(texts: dict[str, Text], line: str) -> str:
    """Put one line in; what is wrong with it, "empty" where it has no translation yet."""
    try:
        given = json.loads(line)
        said, text = given["translation"], texts[given["id"]]
    except (ValueError, KeyError, TypeError) as error:
        return f"no such entry, or no JSON: {error}"
    forms = tuple(said) if isinstance(said, list) else (said,)
    if not any(forms):
        return "empty"
    new = replace(text, forms=forms, is_finished=True, old_source="")
    if faults := catalogue.faults_of(new):
        return f"{text.source!r}: {'; '.join(faults)}"
    texts[text.id] = new
    return ""


def check() -> int:
    """Tell of each language how much is done and what is wrong."""
    wrong = 0
    for language in LANGUAGES:
        texts = current(language)
        left = Counter(text.context for text in texts if not text.is_finished)
        print(f"{language}: {len(texts) - left.total()} of {len(texts)} texts are translated")
        print("".join(f"    {count:4} left in {context}\n" for context, count in left.most_common()), end="")
        for text in texts:
            for fault in catalogue.faults_of(text) if text.is_finished else ():
                wrong += 1
                print(f"    {text.id} {text.context}: {text.source!r}: {fault}")
    return 1 if wrong else 0


def write_pseudo() -> int:
    """Write the pseudo-language, which `HAMSTER_TABLE_LANGUAGE=xx` shows."""
    program, _ = catalogue.read()
    texts = [
        replace(
            text, forms=(catalogue.pseudo(text.source),) * (catalogue.FORMS if text.is_plural else 1), is_finished=True
        )
        for text in program
    ]
    # To Qt it must be some language that has plurals; German will do.
    catalogue.save(texts, "de", catalogue.path(PSEUDO))
    release(catalogue.path(PSEUDO))
    return 0


if __name__ == "__main__":
    sys.exit(main())
