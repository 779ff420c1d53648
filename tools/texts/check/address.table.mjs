// How a language speaks to whom: words that only one form of address has. What a kind of texts never uses is wrong in it.

/** Words parted by spaces; a space within one is written as _. */
const anyOf = words => `(?:${words.replaceAll(' ', '|').replaceAll('_', ' ')})(?![\\p{L}\\p{M}])`;
const word = words => new RegExp(`(?<![\\p{L}\\p{M}])${anyOf(words)}`, 'iu');
/** In the middle of a sentence, where a capital letter is polite. */
const capital = words => new RegExp(`(?<=[\\p{L}\\p{M},] )${anyOf(words)}`, 'u');

export const ADDRESS = {
  ar: {
    'a plural of politeness': word('حضرتك حضرتكم سيادتك'),
    'a mark of gender': /أنتِ|أنتَ|لكِ|لكَ|ـكِ/u,
    'a feminine imperative': word(
      'اكتبي اضغطي اختاري حاولي جربي جرّبي أدخلي انظري افتحي تحققي اقرئي استخدمي شغّلي أضيفي',
    ),
    'a plural imperative': word(
      'اكتبوا اضغطوا اختاروا حاولوا جربوا جرّبوا أدخلوا انظروا افتحوا تحققوا اقرؤوا استخدموا',
    ),
  },
  bg: {
    familiar: word('ти теб тебе твой твоя твоят твоето твоите твое твои'),
    polite: word('вие вас ваш ваша вашият вашата вашето вашите ваши'),
    gender: /(?<!\p{L})си (?:\p{L}+[аи]л|\p{L}+ила|\p{L}+ала)(?!\p{L})/iu,
  },
  cs: {
    familiar: word('ty tebe tobě tvůj tvoje tvé tvého tvou tvých tvým tvými jsi máš můžeš'),
    polite: word('vy vás vám vámi váš vaše vaši vašeho vašem vaší jste máte můžete'),
    gender: /(?<!\p{L})\p{L}+l[ai]? jsi|(?<!\p{L})jsi (?:\p{L}+ )?\p{L}+l[ai]?(?!\p{L})/iu,
  },
  da: { polite: capital('De Dem Deres') },
  de: {
    familiar: word('du dir dich dein\\p{L}{0,2}'),
    polite: capital('Sie Ihnen Ihr\\p{L}{0,2}'),
  },
  el: {
    familiar: word('εσύ εσένα σου μπορείς έχεις θέλεις είσαι'),
    polite: word('εσείς εσάς σας μπορείτε έχετε θέλετε είστε'),
  },
  es: {
    familiar: word('tú tu tus te ti contigo puedes tienes quieres'),
    polite: word('usted ustedes vos vosotros vosotras vuestr\\p{L}+'),
    'of vos or vosotros': word('vos vosotros vosotras vuestr\\p{L}+ podés tenés podéis tenéis os'),
  },
  fi: {
    familiar: word('sinä sinun sinua sinulle sinulla sinut'),
    polite: word('te teidän teitä teille teillä teidät'),
    spoken: word('sä sun mä mun sulla'),
  },
  fr: {
    familiar: word('tu toi ton tes t’as peux-tu'),
    polite: word('vous votre vos'),
  },
  he: {
    'a singular imperative': word(
      'הקלד הקלידי לחץ_על לחצי בחר בחרי כתבי נסה נסי השתמש השתמשי הוסף הוסיפי הסר הסירי הזן הזיני שמרי פתח פתחי סגרי הסתכל הסתכלי בדוק בדקי חזור חזרי העתק העתיקי שנה_את מחק מחקי קרא_את קראי לך_אל לכי קח קחי שים שימי התחל התחילי הפעל הפעילי ודא ודאי_ש המשיכי חכה חכי אסוף אספי פנה בנה תן תני הדבק הדביקי גרור גררי הכנס הכניסי רשמי חפש חפשי ספור עצרי שלח שלחי התחבר התחברי',
    ),
    singular: word('ו?אתה', 'ו?את(?= (?:יכולה|צריכה|רוצה|עומדת|לא))', 'שלך', 'לך', 'אותך', 'לפניך', 'מולך'),
  },
  hi: {
    familiar: /(?<![\p{L}\p{M}])(?:तुम|तुम्हें|तुम्हारा|तुम्हारी|तुम्हारे|तुमने)(?![\p{L}\p{M}])/u,
    polite: /(?<![\p{L}\p{M}])(?:आप|आपका|आपकी|आपके|आपको|आपने)(?![\p{L}\p{M}])/u,
    rude: /(?<![\p{L}\p{M}])(?:तू|तुझे|तेरा|तेरी|तेरे)(?![\p{L}\p{M}])/u,
  },
  hu: {
    familiar: word('te téged neked tied veled rád tudsz kell?ed'),
    polite: word('ön önt önnek önök önökkel önnel maga kérjük'),
  },
  id: {
    familiar: word('kamu \\p{L}+mu'),
    polite: word('anda'),
    colloquial: word('kau engkau lu gue kalian gak nggak'),
  },
  it: {
    familiar: word('tu tuo tua tuoi tue puoi hai sei ti'),
    polite: word('lei voi vostro vostra vostri vostre potete avete vi'),
  },
  ja: {
    plain: /(?:である|であった|のだ|(?<!ま)した|する|(?<!じゃ)ない|いる|ある|なる|れる|せよ)。/u,
    polite: /(?:ください|でしょう|ございます|いたします)/u,
    inviting: /(?:よう|[るだいた]よ|かな|よね|てね)(?=[。！？]|$)/u,
    rude: /(?:しろ|せよ|やれ|きみ|君|お前|おまえ|あなた)[。はがの！]/u,
  },
  ko: {
    polite: /(?:습니다|십시오|세요|시오)[.?!]/u,
    friendly: /(?:어요|아요|해요|예요|이에요|까요)[.?!]/u,
    rude: /(?:해라|하라|한다|이다|된다|없다|있다|했다|해봐|하자)[.!]/u,
  },
  ms: {
    familiar: word('kamu \\p{L}+mu'),
    polite: word('anda'),
    colloquial: word('awak kau engkau korang tak_nak'),
  },
  nl: { familiar: word('je jij jou jouw jullie'), polite: word('u uw uzelf') },
  no: { polite: capital('De Dem Deres') },
  pl: {
    gender: /\p{L}{2}(?:łeś|łaś|łbyś|łabyś)(?!\p{L})/iu,
    familiar: word('ty ciebie tobie tobą twój twoje twoja twojego twoich twojej masz możesz chcesz'),
    polite: /(?<!\p{L})(?:[Pp]an(?:i|a|u|ią)?|Państw(?:[aou]|em))(?!\p{L})/u,
  },
  pt: {
    'of tu': word('tu teu tua teus tuas contigo ti podes tens queres vós vosso vossa'),
    polite: word('senhor senhora'),
  },
  ro: {
    familiar: word('tu tine ție tău ta tăi tale îți poți ai vrei ești'),
    polite: word('dumneavoastră dvs puteți aveți vreți sunteți vă dumneata'),
  },
  ru: {
    familiar: word('ты тебя тебе тобой твой твоя твоё твои твоего твоей твоих можешь хочешь'),
    polite: word('вы вас вам вами ваш ваша ваше ваши вашего вашей ваших можете хотите'),
    gender: /(?<!\p{L})ты (?:(?:уже|не|всё|ещё|только) )?\p{L}+(?:ла?|лась|лся)(?!\p{L})/iu,
  },
  sv: { polite: capital('Ni Er Ert Era') },
  th: { 'of a gender': /ครับ|ค่ะ|นะคะ|คะ(?!แนน)/u },
  tr: {
    familiar: word('sen senin sana seni sende senden'),
    polite: word('siz sizin size sizi sizde sizden \\p{L}{2,}(?:iniz|ınız|unuz|ünüz)'),
  },
  uk: {
    familiar: word('ти тебе тобі тобою твій твоя твоє твої твого твоєї твоїх можеш хочеш'),
    polite: word('ви вас вам вами ваш ваша ваше ваші вашого вашої ваших можете хочете'),
    gender: /(?<!\p{L})ти (?:(?:вже|не|все|ще|тільки) )?\p{L}+(?:в|ла|лась|вся)(?!\p{L})/iu,
  },
  vi: { familiar: word('em con cháu mày tao'), polite: word('quý_vị ông ngài') },
  zh: { familiar: /你/u, polite: /您/u },
};
