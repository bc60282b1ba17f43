import { isSuffix } from '../text/particles';

/**
 * Words that make a question of a few telling words: what they ask for stands in the text in other
 * words, or not at all. "왜", "방법", "어떻게 하나요".
 */
const korean =
  '왜 이유 이유가 이유는 까닭 방법 방법은 방법이 법 어떻게 어떤 어디 어디서 어디에 언제 무엇 무엇을 무엇이 무슨 뭐 뭐가 뭐야 뭔가요 뭘 누가 얼마나 하나 하나요 하는지 되나 되나요 될까 할까 인가 인가요 건가요 나요 쓰나 쓰나요 해야 하면 하는 되는 할 때 있는 있을 있나 있나요 있으면 없는 없으면 안 못 것 것을 것이 것은 것과 뜻 차이 차이가 차이는 차이점 때문에 위해';

const english = 'a an the of is are do does how what why when to vs';

const words = new Set(`${korean} ${english}`.split(' '));

/** What is asked for, which takes particles as any noun does: 뭐부터, 어디에서. */
const ASKED = /^(?:뭐|뭘|무엇|무얼|어디|언제|누구|얼마)/;

/**
 * Whether a word only asks: a section without it answers as well.
 *
 * @example
 * isQuestionWord('왜')   // true
 * isQuestionWord('뭐부터') // true
 * isQuestionWord('구독') // false
 */
export function isQuestionWord(word: string): boolean {
  const particle = word.replace(ASKED, '');
  // After a vowel the 이 of a particle is lost: 뭐고 is 뭐 and 이고.
  return (
    words.has(word) ||
    (particle !== '' && particle !== word && (isSuffix(particle) || isSuffix(`이${particle}`)))
  );
}
