/** Texts of a level that is not written yet. */
export const PLACEHOLDERS = {
  en: {
    name: 'A level without a name',
    idea: 'What this level is about',
    tip: 'The tip is not written yet.',
    meaning: 'The meaning is not written yet.',
    guide:
      'The guide is not written yet.\n\nA **term** is set in bold. Where does {animal} stop? Guess, then press Run.\n',
    task: 'The task is not written yet.\n',
    tutorial: 'The tutorial is not written yet.\n\n```python\nprint("Hello")\n```\n',
    hint: 'Which question leads on?\n\nThe hint is not written yet.\n',
  },
  ar: {
    name: 'مستوى بلا اسم',
    idea: 'موضوع هذا المستوى',
    tip: 'لم تُكتب النصيحة بعد.',
    meaning: 'لم يُكتب المعنى بعد.',
    guide: 'لم يُكتب الدليل بعد.\n\n**المصطلح** بخط عريض. أين ستقف؟ خمّن، ثم اضغط «شغّل».\n',
    task: 'لم تُكتب المهمة بعد.\n',
    tutorial: 'لم يُكتب الدرس بعد.\n\n```python\nprint("Hello")\n```\n',
    hint: 'أيّ سؤال يقودك إلى الحل؟\n\nلم يُكتب التلميح بعد.\n',
  },
} as const;
