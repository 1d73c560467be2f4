import type { GlossedWord } from '../languages/gloss.ts'
import { isEnglishWord } from '../languages/word-ranks.ts'
import { stem } from './stem.ts'
import { isThing } from './things.ts'

/** What people write short, or as they say it, and what it stands for. Each is read before any rule looks at the words. */
const written: ReadonlyMap<string, string> = new Map(
  Object.entries({
    gf: 'gluten free',
    'g/f': 'gluten free',
    df: 'dairy free',
    'd/f': 'dairy free',
    ef: 'egg free',
    'e/f': 'egg free',
    nf: 'nut free',
    'n/f': 'nut free',
    cma: 'cow milk allergy',
    cmpa: 'cow milk allergy',
    cmpi: 'cow milk allergy',
    aplv: 'cow milk allergy',
    kmpa: 'cow milk allergy',
    kmpi: 'cow milk allergy',
    coeliac: 'celiac',
    coeliacs: 'celiac',
    coliac: 'celiac',
    celaic: 'celiac',
    ceoliac: 'celiac',
    sealiac: 'celiac',
    seeliac: 'celiac',
    seliac: 'celiac',
    siliac: 'celiac',
    epipens: 'epipen',
    lactos: 'lactose',
    intol: 'intolerant',
    int: 'intolerant',
    pesc: 'pescatarian',
    alc: 'alcohol',
    mushies: 'mushrooms',
    champi: 'mushrooms',
    champis: 'mushrooms',
    toms: 'tomatoes',
    avo: 'avocado',
    shrooms: 'mushrooms',
    w: 'with',
    chilli: 'chili',
    chillis: 'chili',
    chillies: 'chili',
    chilies: 'chili',
    pb: 'peanut butter',
    n: 'and',
  }),
)

/** "My gf" is somebody who eats along. */
const owners: ReadonlySet<string> = new Set(['my', 'his', 'your', 'ex'])
/** "Allergic 2 nuts", "allergy with fish": whatever stands between an allergy and its food means "to". */
const beforeTo = /^(?:all?erg(?:ic|y|ies)|intoll?er[ae]n(?:t|ce))$/
const asTo: ReadonlySet<string> = new Set(['2', 'at', 'of', 'with', 'for', 'from', 'against', 'on'])

/**
 * The words with abbreviations written out, "nutfree" as two words and "epi-pen" as one; every word keeps the place of
 * what was typed.
 * @param namesDish whether a word is the name of a kind of dish
 */
export function spelledOut(
  words: readonly GlossedWord[],
  namesDish: (word: string) => boolean,
): GlossedWord[] {
  const out: GlossedWord[] = []
  const say = (word: GlossedWord, english: string) => {
    for (const [i, each] of english.split(' ').entries())
      out.push({ ...word, english: each, stop: i === 0 ? word.stop : '', isName: false })
  }
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!
    const next = words[at + 1]
    const before = out.at(-1)
    if (word.isForeign) {
      out.push(word)
      continue
    }
    if (word.folded === 'epi' && /^pens?$/.test(next?.folded ?? '')) {
      say({ ...word, end: next?.end ?? word.end }, 'epipen')
      at++
    } else if (word.folded === 'non' && next?.stop === '' && isDeniedByNon(next.folded)) say(word, 'no')
    else if (word.folded === 'left' && next?.folded === 'over' && next.stop === '') {
      say({ ...word, end: next.end, folded: 'leftover' }, 'leftover')
      at++
    } else if (word.folded === 'brussels' && !/^sprouts?$/.test(next?.folded ?? ''))
      say(word, 'brussels sprouts')
    else if (word.folded === 'diary' && next?.folded === 'free') say(word, 'dairy')
    else if (
      asTo.has(word.folded) &&
      word.stop === '' &&
      beforeTo.test(before?.english ?? '') &&
      namesFood(next)
    )
      say(word, 'to')
    else {
      const isPartner = word.folded === 'gf' && owners.has(before?.english ?? '')
      // A single letter between two words is "and"; elsewhere it is a letter.
      const isLetter =
        /^[nw]$/.test(word.folded) && (!before || !next || word.stop !== '' || !['', '/'].includes(next.stop))
      const meant = isPartner || isLetter ? undefined : written.get(word.folded)
      const head = /^(\p{L}{3,})free$/u.exec(word.folded)?.[1]
      const tail = /^no(\p{L}{3,})$/u.exec(word.folded)?.[1]
      const whole = `${word.folded}${next?.folded ?? ''}`
      if (meant) say(word, meant)
      else if (
        next?.stop === '' &&
        !next.isForeign &&
        (isOneFood(word.folded, whole) || isOneDish(word.folded, next.folded) || oneWord.has(stem(whole)))
      ) {
        say({ ...word, end: next.end, folded: whole }, whole)
        at++
      } else if (head && isThing(stem(head))) say(word, `${head} free`)
      else if (tail && isThing(stem(tail)) && !isThing(stem(word.folded))) say(word, `no ${tail}`)
      else out.push(word)
    }
  }
  return out

  /** "Meat balls", "cup cakes": a dish in two words, of which one alone is neither a food nor a dish. */
  function isOneDish(first: string, second: string): boolean {
    const [isKnown, isOther] = [first, second].map((word) => isThing(stem(word)) || namesDish(word))
    return !(isKnown && isOther) && namesDish(first + second) && isEnglishWord(stem(first + second))
  }
}

/** "Cauli flower" is written as one word, whose beginning alone is none. */
const isOneFood = (first: string, whole: string): boolean =>
  first.length > 2 && !isEnglishWord(first) && !isThing(stem(first)) && isThing(stem(whole))

/** Dishes and foods in two words, both of which are foods or dishes by themselves: "corn bread", "butter cream". */
const oneWord: ReadonlySet<string> = new Set([
  ...['cornbread', 'gingerbread', 'shortbread', 'buttercream', 'cheesecake', 'cheeseburger', 'fruitcake'],
  ...['meatloaf', 'watermelon', 'grapefruit', 'pineapple', 'eggnog', 'oatmeal', 'popcorn', 'flatbread'],
])

/** Words that are no food before which "non" is a no: "a non-dessert recipe". */
const deniedByNon: ReadonlySet<string> = new Set(['dessert', 'desserts', 'sweet', 'spicy'])
/** These are products by themselves: non-fat yogurt, non-dairy milk. */
const ofProducts: ReadonlySet<string> = new Set(['fat', 'dairy'])
const isDeniedByNon = (word: string): boolean =>
  deniedByNon.has(word) || (!ofProducts.has(word) && isThing(stem(word)))

const determiners: ReadonlySet<string> = new Set(['the', 'all', 'any', 'some', 'raw'])
const namesFood = (word: GlossedWord | undefined): boolean =>
  word !== undefined && (determiners.has(word.folded) || isThing(stem(word.english)))
