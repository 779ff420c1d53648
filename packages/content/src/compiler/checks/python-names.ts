const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Functions and types of Python, and of the farm (`minutes()`), that a text may name without defining them. */
export const PYTHON_FUNCTIONS = words(`
  abs aiter all anext any ascii bin bool breakpoint bytearray bytes callable chr classmethod complex dict dir divmod
  enumerate eval exec filter float format frozenset getattr globals hasattr hash help hex id input int isinstance issubclass
  iter len list locals map max memoryview min minutes next object oct open ord pow print property range repr reversed round set
  setattr slice sorted staticmethod str sum super tuple type vars zip
  ArithmeticError AssertionError AttributeError Exception IndexError KeyError LookupError NameError OverflowError
  RecursionError RuntimeError StopAsyncIteration StopIteration SyntaxError TypeError ValueError ZeroDivisionError`);

/** Methods of Python's own types, and functions of the modules that the courses use, as prose names them: `split()`. */
export const PYTHON_METHODS = words(`
  append capitalize casefold center clear close copy count difference discard endswith extend find format fromkeys gather get
  index insert intersection isalnum isalpha isdecimal isdigit islower isnumeric isspace issubset issuperset istitle isupper
  items join keys ljust lower lstrip partition pop popitem remove removeprefix removesuffix replace reverse rfind rjust
  rstrip send setdefault sleep sort split splitlines startswith strip swapcase throw title union update upper values zfill
  choice randint random shuffle`);

/** Python's words that can precede a bracket without calling anything. */
export const KEYWORDS = words(`
  and as assert async await case def del elif else except finally for from if import in is lambda match not or raise return
  while with yield`);
