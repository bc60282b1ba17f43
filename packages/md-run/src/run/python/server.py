"""Executes programs in forks of one warm interpreter: a line of JSON in for each, a line of JSON out."""

import atexit
import builtins
import json
import os
import resource
import select
import shutil
import signal
import sys
import traceback
import types

# No program reaches the pipes of the runner: it has other ones below the descriptors that it knows.
ASKED, ANSWERED = os.dup(0), os.dup(1)
RUN = os.path.join(os.getcwd(), "run")


def execute(filename, text):
    """Goes on as the program, and returns its exit status."""
    main = types.ModuleType("__main__")
    main.__file__ = filename
    main.__builtins__ = builtins
    sys.modules["__main__"] = main
    sys.argv = [filename]
    sys.path[0] = RUN
    try:
        exec(compile(text, filename, "exec", dont_inherit=True), main.__dict__)
        return 0
    except SystemExit as end:
        if end.code is None or isinstance(end.code, int):
            return (end.code or 0) & 0xFF
        print(end.code, file=sys.stderr)
        return 1
    except BaseException as error:
        # The first frame is that of this function.
        traceback.print_exception(error.with_traceback(error.__traceback__.tb_next))
        return 1


def bound(kind, value):
    resource.setrlimit(kind, (value, resource.getrlimit(kind)[1]))


def become(asked, out, err):
    """The child: in a group and a folder of its own, within its limits, with the input of the program."""
    os.setsid()
    os.chdir(RUN)
    os.environ["HOME"] = os.environ["TMPDIR"] = RUN
    given = os.memfd_create("stdin")
    os.write(given, asked["stdin"].encode())
    os.lseek(given, 0, os.SEEK_SET)
    for source, target in ((given, 0), (out, 1), (err, 2)):
        os.dup2(source, target)
    os.closerange(3, 64)
    bound(resource.RLIMIT_CORE, 0)
    bound(resource.RLIMIT_CPU, asked["seconds"])
    bound(resource.RLIMIT_FSIZE, asked["file"])
    bound(resource.RLIMIT_DATA, asked["memory"])
    status = execute(asked["filename"], asked["text"])
    atexit._run_exitfuncs()
    try:
        sys.stdout.flush()
        sys.stderr.flush()
    except BaseException:
        status = status or 120
    os._exit(status)


def collect(pipes, most):
    """What comes out of both pipes, and whether it is more than a program may say."""
    said = {pipe: b"" for pipe in pipes}
    left = set(pipes)
    while left:
        for pipe in select.select(left, [], [])[0]:
            chunk = os.read(pipe, 65536)
            if not chunk:
                left.discard(pipe)
            said[pipe] += chunk
            if len(said[pipe]) > most:
                return said, True
    return said, False


def answer(asked):
    os.mkdir(RUN)
    for name, text in asked["files"].items():
        with open(os.path.join(RUN, name), "w", encoding="utf-8", newline="") as file:
            file.write(text)
    out, out_end = os.pipe()
    err, err_end = os.pipe()
    child = os.fork()
    if child == 0:
        become(asked, out_end, err_end)
    os.close(out_end)
    os.close(err_end)
    said, is_too_much = collect((out, err), asked["output"])
    try:
        if is_too_much:
            os.killpg(child, signal.SIGKILL)
    except ProcessLookupError:
        pass
    _, ended = os.waitpid(child, 0)
    try:
        with open(os.path.join(RUN, asked["value"]), encoding="utf-8") as file:
            value = file.read()
    except OSError:
        value = None
    os.close(out)
    os.close(err)
    shutil.rmtree(RUN)
    return {
        "stdout": said[out].decode(errors="replace"),
        "stderr": said[err].decode(errors="replace"),
        "status": os.waitstatus_to_exitcode(ended),
        "isTooMuch": is_too_much,
        "value": value,
    }


def lines():
    rest = b""
    while chunk := os.read(ASKED, 65536):
        *whole, rest = (rest + chunk).split(b"\n")
        yield from whole


for name in sys.argv[1:]:
    __import__(name)
for line in lines():
    text = json.dumps(answer(json.loads(line))) + "\n"
    sent = text.encode()
    while sent:
        sent = sent[os.write(ANSWERED, sent) :]
