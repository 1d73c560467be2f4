import { matchFood } from '../foods/index.ts'
import { dictionaryOf, type ForeignLanguage } from './dictionary.ts'
import type { GlossedWord } from './gloss.ts'

/** Endings of participles, which describe a food and are none. */
const participles: Record<Exclude<ForeignLanguage, 'de'>, RegExp> = {
  es: /(?:ad|id)[oa]s?$/,
  fr: /(?:ée?s?|ants?|antes?)$/,
  it: /(?:at|it|ut)[oaie]$/,
}

/** Adverbs and words around them, which say how a food is and never which: "ben fredda", "de préférence". */
const adverbs: Record<Exclude<ForeignLanguage, 'de'>, RegExp> = {
  es: /mente$|^(?:bien|mas|menos|bastante|recien|apenas|casi|aun|todavia|mejor|veces|posible|corral|camper[oa]s?|conciencia|mism[oa]s?|tamano|grosor)$/,
  fr: /(?:[aeiuy](?<!pi|ali|condi|sedi)|[mn])ment$|^(?:bien|plutot|assez|tres|trop|peine|deja|encore|presque|fois|preference|possible|fermi(?:er|ere)s?|rassis(?:e|es)?|memes?|taille)$/,
  it: /(?<!se)mente$|^(?:ben|bene|assai|abbastanza|piuttosto|appena|gia|quasi|ancora|meglio|prima|volt[ae]|tutt[aeio]|stess[aeio]|dimension[ei]|possibile|colt[aeio]|asciutt[aeio]|fogli[oa]?)$/,
}

/** Colors, which tell no food by themselves: "cerises noires", "uvas blancas". */
const colors: Record<Exclude<ForeignLanguage, 'de'>, RegExp> = {
  es: /^(?:negr|blanc|roj|amarill|morad|rosad|dorad|oscur|clar|pard|anaranjad|colorad|moren|rubi|violet|pint)[oa]s?$|^(?:verde|azul|marron|naranja|rosa|gris|violeta|granate|purpura)(?:e?s)?$/,
  fr: /^(?:noire?|blanc(?:he)?|rouge|jaune|verte?|bleue?|violett?e?|rose|orangee?|brune?|blonde?|doree?|grise?|rousse|roux|mauve|pourpre|foncee?|claire?|sombre)s?$/,
  it: /^(?:ner|bianc|ross|giall|dorat|brun|grigi|azzurr|scur|chiar|biond|violett|rosat|purpure)h?[oaie]$|^(?:verd[ei]|blu|viola|rosa|arancione|marrone)$/,
}

/** Foods of which a capital word names a kind: a cheese, an apple or a wine, and no product with a maker's recipe. */
const isPlainFood = (english: string): boolean => {
  const food = matchFood(english)?.food
  return (
    food !== undefined &&
    (/^(?:Produce|Meat & Fish)$/.test(food.aisle) || /\b(?:cheese|wine)\b/.test(`${english} ${food.name}`))
  )
}

/** True for a name behind a plain food, or behind another such name: "queso Vidiago o Afuega'l Pitu". */
function isNameOfKind(text: string, word: GlossedWord, words: readonly GlossedWord[]): boolean {
  if (!/^\p{Lu}\p{Ll}/u.test(text.slice(word.start, word.end))) return false
  return words.some(
    ({ english, end, isForeign }) =>
      isForeign &&
      end <= word.start &&
      isPlainFood(english) &&
      /^(?:\s|\p{Lu}[\p{L}'’]*|de|del|di|du|d['’]|la|el|le|o|ou|y|et|e|['’]\p{L}+)*$/u.test(
        text.slice(end, word.start),
      ),
  )
}

/** True for a participle of a food, which says what is in a dish: "mandorlato", "tonnato". */
function isMadeOfFood(folded: string, language: ForeignLanguage): boolean {
  const root = folded.replace(/(?:ad[oa]s?|id[oa]s?|ees?|es?|ants?|antes?|at[oaie]|it[oaie]|ut[oaie])$/, '')
  const dictionary = dictionaryOf(language)
  return ['', 'a', 'o', 'e', 'i', 's', 'as', 'os', 'es'].some(
    (ending) => dictionary.get(`${root}${ending}`)?.kind === 'food',
  )
}

/**
 * True when a word that no table has only describes a food that one has. German nouns have a capital, so a
 * word without one is no food; in the other languages it is a participle behind the food.
 */
export function isDescribing(
  text: string,
  word: GlossedWord,
  words: readonly GlossedWord[],
  language: ForeignLanguage,
): boolean {
  const isBeside = words.some((other) => other.isForeign && other !== word)
  const typed = text.slice(word.start, word.end)
  if (!isBeside) return false
  if (language !== 'de')
    return (
      adverbs[language].test(word.folded) ||
      colors[language].test(word.folded) ||
      isNameOfKind(text, word, words) ||
      (words[0] !== word && participles[language].test(typed) && !isMadeOfFood(word.folded, language))
    )
  return /^\p{Ll}/u.test(typed) && /(?<!\p{L})\p{Lu}\p{Ll}/u.test(text)
}
