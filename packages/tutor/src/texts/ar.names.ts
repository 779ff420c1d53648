/** What the tutor says in Arabic of names, commands and calls. */
export const AR_NAMES = {
  'player-case': {
    nudge: 'هل يفرّق Python بين الحروف الكبيرة والصغيرة؟',
    pointer: 'في السطر {{line}} كُتب {{said}}. الصحيح player بحروف صغيرة فقط.',
  },
  'player-missing': {
    nudge: 'من الذي يجب أن ينفّذ هذا الأمر؟',
    pointer: 'في السطر {{line}} يقف {{name}} وحده. اكتب قبله player ثم نقطة.',
  },
  'quotes-missing': {
    nudge: 'هل {{name}} نص أم اسم متغيّر؟',
    pointer: 'في السطر {{line}} يبحث Python عن متغيّر اسمه {{name}}. يقف النص بين علامتي اقتباس.',
  },
  'name-near': {
    nudge: 'هل كُتب كل اسم بالطريقة نفسها في كل مكان؟',
    pointer: 'في السطر {{line}} كُتب {{name}}، لكن لا يوجد إلا {{near}}. قارن بينهما حرفًا بحرف.',
  },
  'name-later': {
    nudge: 'يقرأ Python من الأعلى إلى الأسفل. هل يعرف كل اسم عندما يصل إليه؟',
    pointer: 'يستعمل السطر {{line}} الاسم {{name}}، لكن {{name}} يأخذ قيمته في السطر {{later}}، أي بعد ذلك.',
  },
  'name-unknown': {
    nudge: 'هل يعرف Python كل اسم تستعمله؟',
    pointer: 'يستعمل السطر {{line}} الاسم {{name}}، لكن لا سطر قبله يقول ما هو {{name}}.',
  },
  'command-near': {
    nudge: 'هل كُتب كل أمر كما في كتاب الأوامر؟',
    pointer: 'في السطر {{line}} كُتب {{name}}. يعرف اللاعب {{near}}.',
  },
  'command-unknown': {
    nudge: 'أي أوامر يعرفها اللاعب؟ كلها في كتاب الأوامر.',
    pointer: 'لا يعرف اللاعب {{name}} المكتوب في السطر {{line}}.',
  },
  'attribute-near': {
    nudge: 'هل كُتبت الكلمة بعد النقطة كتابة صحيحة؟',
    pointer: 'في السطر {{line}} كُتب {{name}} بعد النقطة. هل قصدت {{near}}؟',
  },
  'attribute-unknown': {
    nudge: 'ماذا يقف قبل النقطة، وهل يستطيع ذلك؟',
    pointer: 'في السطر {{line}} ليس لما قبل النقطة جزء اسمه {{name}}.',
  },
  'brackets-missing': {
    nudge: 'لا يعمل الأمر إلا مع قوسيه. هل لكل أمر عندك قوسان؟',
    pointer: 'في السطر {{line}} القوسان بعد {{name}} ناقصان، فلا يحدث شيء.',
  },
  'arguments-missing': {
    nudge: 'هل يأخذ كل أمر كل ما يحتاج إليه؟',
    pointer: 'في السطر {{line}} ينقص شيء بين القوسين.',
  },
  'arguments-extra': {
    nudge: 'هل يأخذ أمر أكثر مما يستطيع استعماله؟',
    pointer: 'في السطر {{line}} بين القوسين أكثر من اللازم.',
  },
  'number-word': {
    nudge: 'كيف تكتب عددًا يفهمه Python؟',
    pointer: 'في السطر {{line}} كُتب {{said}}. اكتب العدد بالأرقام: {{meant}}.',
  },
  'function-uncalled': {
    nudge: 'لا تفعل الدالة شيئًا حتى تُستدعى. هل استدعيت دالتك؟',
    pointer: 'السطر {{line}} يقول ماذا تفعل {{name}}، لكن لا سطر يستدعيها.',
  },
} as const;
