// How languages say no: words, or for languages that part no words, signs.

const word = (...words) =>
  new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${words.join('|')})(?![\p{L}\p{M}])`, 'iu');

/**
 * `plain`: what makes a sentence say no and nothing else. `any`: whatever else may say "not", also within a word; a text that has
 * it has not lost its "not".
 */
export const NEGATION = {
  ar: {
    plain: word('[وفأ]?(?:لم|لن|ليس\\p{L}*)'),
    any: /لا|لم|لن|ليس|لست|لسن|غير|دون|بلا|عدم|ما|إلا|ممنوع|سوى|قبل|نقص|خطأ|أبد|يمنع|تعذ|فشل|تجاوز|بدل|نسيان|يبقى/u,
  },
  bg: {
    plain: word('не', 'няма', 'никога', 'нищо', 'никой'),
    any: /не|няма|друг|без|ни[кщт]|нямa|без|нито|липсв|само|забран/iu,
  },
  cs: {
    plain: word('není', 'nejsou', 'nikdy', 'nic', 'nikdo', 'nelze', 'nemůže\\p{L}*', 'nemá\\p{L}*'),
    any: /ne|ni[ckč]|bez|žádn|jin|zamít|ani|chyb|jen|mimo/iu,
  },
  da: {
    plain: word('ikke', 'aldrig', 'intet', 'ingen'),
    any: /ikke|aldrig|intet|ingen|uden|hverken|u\p{L}{3}|mangl|kun|forker|løs|slet|intet/iu,
  },
  de: {
    plain: word('nicht', 'nie', 'nichts', 'niemand\\p{L}*', 'kein\\p{L}*'),
    any: /nicht|nie|noch|kein|ohne|un\p{L}|weder|fehl|nein|sonst|nur|los|falsch/iu,
  },
  el: {
    plain: word('δεν', 'μη', 'μην', 'ποτέ', 'τίποτα', 'κανείς', 'καν[έε]να\\p{L}*'),
    any: /δε|μη|μή|ποτέ|τίποτ|καν[εέ]|χωρίς|ούτε|όχι|α\p{L}{4}|λείπ|άδεια|μόνο/iu,
  },
  es: {
    plain: word('no', 'nunca', 'nada', 'nadie', 'ning\\p{L}*'),
    any: /(?<!\p{L})(?:no|nunca|nada|nadie|ning\p{L}*|sin|ni|tampoco|jamás|in\p{L}+|im\p{L}+|des\p{L}+|falta\p{L}*|solo|salvo)(?!\p{L})/iu,
  },
  fi: {
    plain: word('ei', 'en', 'et', 'emme', 'ette', 'eivät', 'eikä', 'älä', 'älkää', 'ettei\\p{L}*'),
    any: /ei|(?<!\p{L})e[nt]|emme|ette|äl[äk]|eivä|ilman|t[oö]n|tt[aoöä]|puuttu|vain|tta(?!\p{L})|ttä(?!\p{L})/iu,
  },
  fr: {
    plain: /(?<!\p{L})n(?:e |[’'])\p{L}+(?: \p{L}+)? (?:pas|jamais|rien)/iu,
    any: /pas|échou|définitif|absent|refus|jamais|rien|personne|aucun|sans|(?<!\p{L})n[e’']|ni(?!\p{L})|(?<!\p{L})in\p{L}|im\p{L}|non|manqu|seul/iu,
  },
  he: {
    plain: word('[ושה]?(?:לא|אין|אינ(?:י|ו|ה|ם|ן|כם|נו)?)'),
    any: /לא|אין|אינ|אל|בלי|ללא|אי|לעולם|שום|אף|חסר|בלתי|רק|אסור|עדיין|לפני|במקום/u,
  },
  hi: { plain: /नहीं/u, any: /नहीं|(?<!\p{L})[नमब]|बिना|कभी|कोई|अ\p{L}|गलत|ग़लत|छूट/u },
  hu: {
    plain: word('nem', 'ne', 'nincs\\p{L}*', 'soha', 'semmi\\p{L}*', 'senki\\p{L}*', 'sem'),
    any: /nem|ingyen|kevés|(?<!\p{L})ne(?!\p{L})|nincs|soha|semmi|senki|sem|nélkül|t[ae]l[ae]n|tlen|tlan|hiány|csak|ne/iu,
  },
  id: {
    plain: word('tidak', 'jangan', 'belum', 'bukan', 'tiada'),
    any: /tiada|tidak|jangan|belum|bukan|tak|tanpa|kosong|kurang|hanya|gagal|salah|selain/iu,
  },
  it: {
    plain: word('non', 'mai', 'niente', 'nulla', 'nessun\\p{L}*'),
    any: /non|mai|niente|nulla|nessun|senza|né|(?<!\p{L})in\p{L}|im\p{L}|manc|solo|dis|s\p{L}/iu,
  },
  ja: {
    plain: /(?<!かもしれ)ません(?!か|でした)|ない(?=[。、]|$)/u,
    any: /ませ|まだ|取り消|途中|以外|な[いくかけ]|ず|ぬ|無|不|未|非|なし|だけ|まで|まえ|前|しか|違|ちが|失|禁/u,
  },
  ko: {
    plain: /지 (?:않|못|마)|(?<!\p{L})(?:안|못) |없|아니|아닌|마세요/u,
    any: /모르|모른|몰라|몰랐|취소|막|같아|않|못|안|없|아니|아닌|아닙|닌|달라|다르|그만|전|나중|말|마|불|미|비|모[르를]|모자|만|틀/u,
  },
  ms: {
    plain: word('tidak', 'jangan', 'belum', 'bukan', 'tiada'),
    any: /tiada|tidak|jangan|belum|bukan|tak|tanpa|kosong|kurang|hanya|gagal|salah|selain/iu,
  },
  nl: {
    plain: word('niet', 'nooit', 'niets', 'niemand', 'geen'),
    any: /niet|nooit|nergens|niemand|geen|zonder|on\p{L}|noch|ontbr|nee|alleen|mis|fout|loos/iu,
  },
  no: {
    plain: word('ikke', 'aldri', 'ingenting', 'ingen'),
    any: /ikke|aldri|ingen|uten|verken|u\p{L}{3}|mangl|bare|feil|løs/iu,
  },
  pl: {
    plain: word('nie', 'nigdy', 'nic', 'nikt', 'niczego', 'nikogo', 'żad\\p{L}*'),
    any: /nie|nigdy|inn|ni[ckg]|żad|bez|brak|ani|tylko|poza|zł[yae]|błę/iu,
  },
  pt: {
    plain: word('não', 'nunca', 'nada', 'ninguém', 'nenhum\\p{L}*'),
    any: /não|nunca|nada|ninguém|nenhum|sem|nem|(?<!\p{L})in\p{L}|im\p{L}|des\p{L}|falt|só|fora/iu,
  },
  ro: {
    plain: word('nu', 'niciodată', 'nimic', 'nimeni', 'nici\\p{L}*', 'n'),
    any: /nu|ni[cm]|fără|(?<!\p{L})n-|ne\p{L}|in\p{L}|im\p{L}|lips|doar|dez|des/iu,
  },
  ru: {
    plain: word('не', 'нет', 'никогда', 'ничего', 'никто', 'нельзя'),
    any: /не|ни|без|только|чуж|друг|мало|лишн|кроме|отказ|пуст|вне/iu,
  },
  sv: {
    plain: word('inte', 'aldrig', 'inget', 'inga', 'ingen\\p{L}*', 'ingenting'),
    any: /inte|aldrig|annars|ing[eao]|utan|varken|o\p{L}{3}|sakn|bara|fel|lös|ej/iu,
  },
  th: {
    plain: /ไม่(?!เกิน|ใช่ไหม|กี่)|อย่า(?!ง)/u,
    any: /ไม่|อย่า|มิ|ไร้|ปราศ|ขาด|แค่|เฉพาะ|ห้าม|ผิด|เว้น|ก่อน|หมด|ว่าง|ใคร|เลย|เปล่า/u,
  },
  tr: {
    plain: word('değil\\p{L}*', 'yok', 'yoktur', 'asla', '\\p{L}*m[ae]z(?:s[ıi]n\\p{L}*)?', 'hiçbir\\p{L}*'),
    any: /değil|yok|m[aeıiuü]|s[ıiuü]z|asla|hiç|yalnız|boş|yanlış|eksik/iu,
  },
  uk: {
    plain: word('не', 'немає', 'ніколи', 'нічого', 'ніхто', 'нема'),
    any: /не|ні|без|лише|чуж|інш|мало|зайв|хибн|передум|тільки|крім|відм|порож/iu,
  },
  vi: {
    plain: /(?<!\p{L})(?:không(?! ?\?|$)|đừng|chẳng)(?!\p{L})/iu,
    any: /không|đừng|chưa|chẳng|phi|vô|thiếu|chỉ|sai|bất|trừ|hết/iu,
  },
  zh: {
    plain:
      /(?<![是能会有对要在差])不(?!同|用|过|错|论|断|管|止|仅|超|到|够|对|懂|停|限|一样)|(?<!有)没(?!有(?:[^。]*[了吗错]|人| ·))|未(?!来)/u,
    any: /不|没|未|别|无|非|空|只|除|失|错|缺|勿|禁|前/u,
  },
};
