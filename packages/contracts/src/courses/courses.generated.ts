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
  "python": {"full":{"en":"Beginner Python Development Course","ar":"دورة Python للمبتدئين"},"short":{"en":"Beginner course","ar":"دورة المبتدئين"}},
  "advanced-python": {"full":{"en":"Advanced Python Development Course","ar":"دورة Python المتقدمة"},"short":{"en":"Advanced course","ar":"الدورة المتقدمة"}},
  "challenges": {"full":{"en":"Challenges","ar":"التحديات"},"short":{"en":"Challenges","ar":"التحديات"}},
};

/** What each course of lessons teaches. */
export const COURSE_ABOUT: Readonly<Record<string, ByLanguage>> = {
  "python": {"en":"From the first step to variables, loops, lists, conditions, functions, dictionaries and classes. No knowledge is needed.","ar":"من الخطوة الأولى إلى المتغيرات والحلقات والقوائم والشروط والدوال والقواميس والأصناف. لا تحتاج إلى معرفة سابقة."},
  "advanced-python": {"en":"Generators, advanced functions and lists, async functions, classes in depth and decorators. For those who know the beginner course.","ar":"المولّدات والدوال والقوائم المتقدمة والدوال غير المتزامنة والأصناف بعمق والمزخرفات. لمن يعرف دورة المبتدئين."},
};

/** What certificates say about chapters, by their ids. */
export const CHAPTER_WORDS: Readonly<Record<string, Readonly<Record<number, ChapterWords>>>> = {
  "python": {"1":{"short":{"en":"Variables","ar":"المتغيرات"},"learnt":{"en":"commands, values and variables","ar":"الأوامر والقيم والمتغيرات"}},"2":{"short":{"en":"Operators","ar":"العمليات"},"learnt":{"en":"calculating, comparing and joining values","ar":"حساب القيم ومقارنتها وضمّها"}},"3":{"short":{"en":"Loops","ar":"الحلقات"},"learnt":{"en":"repeating with for and while","ar":"التكرار بحلقتي for وwhile"}},"4":{"short":{"en":"Lists","ar":"القوائم"},"learnt":{"en":"keeping many values in a list","ar":"حفظ قيم كثيرة في قائمة"}},"5":{"short":{"en":"Conditions","ar":"الشروط"},"learnt":{"en":"deciding with if, elif and else","ar":"اتخاذ القرار بـ if وelif وelse"}},"6":{"short":{"en":"Functions","ar":"الدوال"},"learnt":{"en":"writing functions that take and return values","ar":"كتابة دوال تأخذ قيمًا وتعيد قيمًا"}},"7":{"short":{"en":"Dictionaries","ar":"القواميس"},"learnt":{"en":"looking values up by a key","ar":"الوصول إلى القيم بمفاتيحها"}},"8":{"short":{"en":"Classes","ar":"الأصناف"},"learnt":{"en":"objects with data and methods of their own","ar":"كائنات لها بياناتها ودوالها"}}},
  "advanced-python": {"1":{"short":{"en":"Generators","ar":"المولِّدات"},"learnt":{"en":"values made one at a time, with yield","ar":"إنتاج القيم واحدة بعد أخرى بـ yield"}},"2":{"short":{"en":"Functions","ar":"الدوال"},"learnt":{"en":"functions as values, lambda, closures and recursion","ar":"الدوال بوصفها قيمًا، وlambda، والإغلاقات، والاستدعاء الذاتي"}},"3":{"short":{"en":"Lists","ar":"القوائم"},"learnt":{"en":"comprehensions, slices, sorting and unpacking","ar":"بناء القوائم في سطر واحد، والشرائح، والترتيب، والتفكيك"}},"4":{"short":{"en":"Async","ar":"التزامن"},"learnt":{"en":"tasks that wait for each other, with async and await","ar":"مهام ينتظر بعضها بعضًا بـ async وawait"}},"5":{"short":{"en":"Classes","ar":"الأصناف"},"learnt":{"en":"inheritance, properties and special methods","ar":"الوراثة والخصائص والدوال الخاصة"}},"6":{"short":{"en":"Decorators","ar":"المزخرفات"},"learnt":{"en":"functions that change other functions","ar":"دوال تغيّر دوال أخرى"}}},
  "challenges": {},
};
