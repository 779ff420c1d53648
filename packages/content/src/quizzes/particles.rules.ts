/** Particles after a consonant and after a vowel; a translator writes both, since a value stands before them. */
const PAIRS: readonly (readonly [both: string, afterConsonant: string, afterVowel: string])[] = [
  ['을(를)', '을', '를'],
  ['은(는)', '은', '는'],
  ['이(가)', '이', '가'],
  ['과(와)', '과', '와'],
  ['와(과)', '과', '와'],
  ['(으)로', '으로', '로'],
];

const FIRST_SYLLABLE = '가'.charCodeAt(0);
const LAST_SYLLABLE = '힣'.charCodeAt(0);
/** Each vowel of a syllable has this many endings, of which the first is none. */
const ENDINGS = 28;
const ENDING_L = 8;

/** How the digits end when they are read: 영 일 이 삼 사 오 육 칠 팔 구. */
const DIGIT_ENDINGS: Readonly<Record<string, 'consonant' | 'l' | 'vowel'>> = {
  0: 'consonant',
  1: 'l',
  2: 'vowel',
  3: 'consonant',
  4: 'vowel',
  5: 'vowel',
  6: 'consonant',
  7: 'l',
  8: 'l',
  9: 'vowel',
};

function endingOf(sign: string): 'consonant' | 'l' | 'vowel' | undefined {
  const code = sign.charCodeAt(0);
  if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE) return DIGIT_ENDINGS[sign];
  const ending = (code - FIRST_SYLLABLE) % ENDINGS;
  if (ending === 0) return 'vowel';
  return ending === ENDING_L ? 'l' : 'consonant';
}

/** A word's last letter or digit, closing signs of code after it, and both forms of a particle. */
const PLACE = /([\p{L}\p{N}])([`"')\]]*)(을\(를\)|은\(는\)|이\(가\)|과\(와\)|와\(과\)|\(으\)로)/gu;

/**
 * Chooses the form of Korean particles that follow a number or a Korean word. After words in other letters both stay,
 * since nobody can tell how a learner reads them.
 * @example
 * chosenParticles('3을(를) 더하면 `12`은(는) 7(으)로 가요') // → '3을 더하면 `12`는 7로 가요'
 */
export const chosenParticles = (text: string): string =>
  text.replaceAll(PLACE, (all, sign: string, closing: string, both: string) => {
    const ending = endingOf(sign);
    const [, afterConsonant, afterVowel] = PAIRS.find(([pair]) => pair === both) ?? [];
    if (ending === undefined || afterConsonant === undefined) return all;
    const isVowel = ending === 'vowel' || (ending === 'l' && both === '(으)로');
    return `${sign}${closing}${isVowel ? afterVowel : afterConsonant}`;
  });
