// Written by `npm run courses` from packages/content/courses/*/course.json: change those.
import type { ByLanguage, ChapterWords, CourseEntry, CourseName } from './course-entry.ts';

/** Every course that has levels, in their order. */
export const COURSES: readonly CourseEntry[] = [
  {"slug":"python","kind":"lessons","firstLevel":"intro-level1","animal":"Rabbit"},
  {"slug":"advanced-python","kind":"lessons","firstLevel":"generators-level1","animal":"Fox"},
  {"slug":"challenges","kind":"challenges","firstLevel":"challenge-first-bridge"},
];

/** What each course is called. */
export const COURSE_NAMES: Readonly<Record<string, CourseName>> = {
  "python": {"full":{"ar":"دورة Python للمبتدئين","en":"Beginner Python Development Course"},"short":{"ar":"دورة المبتدئين","en":"Beginner course"}},
  "advanced-python": {"full":{"ar":"دورة Python المتقدمة","en":"Advanced Python Development Course"},"short":{"ar":"الدورة المتقدمة","en":"Advanced course"}},
  "challenges": {"full":{"ar":"التحديات","en":"Challenges"},"short":{"ar":"التحديات","en":"Challenges"}},
};

/** What each course of lessons teaches. */
export const COURSE_ABOUT: Readonly<Record<string, ByLanguage>> = {
  "python": {"ar":"من الخطوة الأولى إلى المتغيرات والحلقات والقوائم والشروط والدوال والقواميس والأصناف. لا تحتاج إلى معرفة سابقة.","en":"From the first step to variables, loops, lists, conditions, functions, dictionaries and classes. No knowledge is needed."},
  "advanced-python": {"ar":"المولّدات والدوال والقوائم المتقدمة والدوال غير المتزامنة والأصناف بعمق والمزخرفات. لمن يعرف دورة المبتدئين.","en":"Generators, advanced functions and lists, async functions, classes in depth and decorators. For those who know the beginner course."},
};

/** What certificates say about chapters, by their ids. */
export const CHAPTER_WORDS: Readonly<Record<string, Readonly<Record<number, ChapterWords>>>> = {
  "python": {"1":{"short":{"ar":"المتغيرات","en":"Variables"},"learnt":{"ar":"الأوامر والقيم والمتغيرات","en":"commands, values and variables"}},"2":{"short":{"ar":"العمليات","en":"Operators"},"learnt":{"ar":"حساب القيم ومقارنتها وضمّها","en":"calculating, comparing and joining values"}},"3":{"short":{"ar":"الحلقات","en":"Loops"},"learnt":{"ar":"التكرار بحلقتي for وwhile","en":"repeating with for and while"}},"4":{"short":{"ar":"القوائم","en":"Lists"},"learnt":{"ar":"حفظ قيم كثيرة في قائمة","en":"keeping many values in a list"}},"5":{"short":{"ar":"الشروط","en":"Conditions"},"learnt":{"ar":"اتخاذ القرار بـ if وelif وelse","en":"deciding with if, elif and else"}},"6":{"short":{"ar":"الدوال","en":"Functions"},"learnt":{"ar":"كتابة دوال تأخذ قيمًا وتعيد قيمًا","en":"writing functions that take and return values"}},"7":{"short":{"ar":"القواميس","en":"Dictionaries"},"learnt":{"ar":"الوصول إلى القيم بمفاتيحها","en":"looking values up by a key"}},"8":{"short":{"ar":"الأصناف","en":"Classes"},"learnt":{"ar":"كائنات لها بياناتها ودوالها","en":"objects with data and methods of their own"}}},
  "advanced-python": {"1":{"short":{"ar":"المولِّدات","en":"Generators"},"learnt":{"ar":"إنتاج القيم واحدة بعد أخرى بـ yield","en":"values made one at a time, with yield"}},"2":{"short":{"ar":"الدوال","en":"Functions"},"learnt":{"ar":"الدوال بوصفها قيمًا، وlambda، والإغلاقات، والاستدعاء الذاتي","en":"functions as values, lambda, closures and recursion"}},"3":{"short":{"ar":"القوائم","en":"Lists"},"learnt":{"ar":"بناء القوائم في سطر واحد، والشرائح، والترتيب، والتفكيك","en":"comprehensions, slices, sorting and unpacking"}},"4":{"short":{"ar":"التزامن","en":"Async"},"learnt":{"ar":"مهام ينتظر بعضها بعضًا بـ async وawait","en":"tasks that wait for each other, with async and await"}},"5":{"short":{"ar":"الأصناف","en":"Classes"},"learnt":{"ar":"الوراثة والخصائص والدوال الخاصة","en":"inheritance, properties and special methods"}},"6":{"short":{"ar":"المزخرفات","en":"Decorators"},"learnt":{"ar":"دوال تغيّر دوال أخرى","en":"functions that change other functions"}}},
  "challenges": {},
};
