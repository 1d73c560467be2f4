import { englishOf } from '../english-words.ts'
import type { Pass } from '../reading.ts'
import { claimFigure } from './figures.ts'

/** Words that describe a meal which somebody does not want, with the mood that is meant instead. */
export const opposites: Readonly<Record<string, string>> = {
  'heavy|greasy|stodgy|rich|fatty|fat|calorific|fattening': 'light',
  'fancy|complicated|complex|fussy|difficult|hard|elaborate|labor intensive|time consuming|involved':
    'simple',
  'expensive|pricey|costly': 'budget',
  'cheap|cheapo': 'fancy',
  'spicy|spicey|hot|fiery': 'mild',
  'sweet|sugary': 'savory',
  'savory|savoury': 'sweet',
}

/** Failings that a good dish does not have, and that no list of ingredients can rule out. */
const failings =
  'soggy|mushy|mush|clumpy|lumpy|clumps|lumps|watery|runny|dry|bland|boring|dull|plain|tasteless|flavorless|flavourless|tough|rubbery|gummy|gluey|gloopy|gritty|grainy|slimy|stringy|dense|burnt|too tart|tart|sour|acidic|overcooked|undercooked|disappointing|depressing|sad|weird|gross|the same old|same old'

/** Textures that a make of a dish has or has not, as its title and its description say: chewy molasses cookies. */
const textures =
  'softer|soft|chewy|cakey|crunchy|crispy|crisp|thin|flat|thick|gooey|sticky|fluffy|puffy|chunky|creamy|cheesy|crumbly|fudgy'

const denied =
  "(?:nothing|not|isn't|dont want|isnt|aren't|shouldn't|should not|can't|cant|cannot|can not|mustn't|must not|wouldn't|didn't|won't|doesn't|don't want|do not want|never|without|no(?= (?:also|too|so) ))"
/** Words that may stand between the denial and the description: "shouldn't be all that heavy". */
const between =
  '(?: (?:taste|tastes|look|looks|feel|feels|seem|seems|be|being|get|gets|getting|turn out|end up|come out|is|just|only|always|are|it|them|this|anything|something|a|too|to|also|so|very|overly|super|really|all|that|terribly|particularly|definitely))*'
const patterns = Object.entries(opposites).map(([words, mood]) => ({
  mood,
  pattern: new RegExp(
    `\\b${denied}${between} (?:${words})(?:,? (?:or|and|nor) (?:too )?(?:${words}))?\\b`,
    'g',
  ),
}))

const failing = new RegExp(
  `\\b(?:(?:that|which) )?${denied}${between} (?:${failings})(?:,? (?:or|and|nor) (?:too )?(?:${failings}))?(?= (?:and|or|but|when|after|inside|in|on|at|please)\\b|[^ a-z]|$)`,
  'g',
)

/** Mishaps of a dish that fails: a tart whose berries "didn't run" is any good tart. */
const mishaps =
  'run|runs|weep|weeps|leak|leaks|bleed|bleeds|fall apart|falls apart|crumble|crumbles|crack|cracks|sink|sinks|collapse|collapses|curdle|curdles|split|splits|separate|separates|burn|burns|dry out|dries out|seize|seizes|shrink|shrinks|deflate|deflates|stick to the pan|sticks to the pan'
const mishap = new RegExp(
  `\\b(?:(?:that|which) )?(?:do not|does not|did not|don't|doesn't|didn't|won't|will not|wouldn't|never|not)(?: (?:also|just|ever|always|immediately|all|too|completely)){0,2} (?:${mishaps})(?= (?:and|or|but|when|after|inside|in|on|at|too|when|please)\\b|[^ a-z]|$)`,
  'g',
)

/** A failing before its food at the end of a clause: "not soggy rice" leaves no rice out. */
const failingFood = new RegExp(
  `\\b(?:not|no|never|without|isn't|aren't)${between} (?:soggy|mushy(?! peas)|watery|bland|boring|tough|rubbery|gummy|gluey|slimy|overcooked) [a-z]+(?=[^ a-z]|$)`,
  'g',
)

const quality = `${textures}|${failings}`
const texture = new RegExp(
  `\\b(?:(?:that|which) )?${denied}${between} (?:${quality})(?:(?:, (?:${quality}))*,? (?:or|and|nor) (?:too )?(?:${quality}))?(?= (?:and|or|but|when|inside|please|ones?)\\b|[^ a-z]|$)`,
  'g',
)
/** Textures that somebody may dislike in all food; failings of one dish are among them: "hates mushy food". */
export const dislikedTextures = `${textures}|mushy|mush|slimy|slippery|gummy|rubbery|stringy|gritty|grainy|lumpy|soggy`
const eachTexture = new RegExp(`\\b(?:${textures})\\b`, 'g')

/** Words behind which a description belongs to a food and not to the meal: "not heavy cream", "no hot sauce". */
const ofFood = /^ (?:cream|whipping|sauce|sausages?|dogs?|peppers?|chil[il]i?(?:es|s)?|chocolate|milk)\b/

/** Ways of cooking that somebody does not like at the end of a list, with the mood that is meant instead. */
const unlikedWays: Readonly<Record<string, string>> = {
  ...opposites,
  'slow cooked|slow cooker|crockpot': 'quick',
}
const unliked = Object.entries(unlikedWays).map(([words, mood]) => ({
  mood,
  pattern: new RegExp(
    `\\b(?:hates?|dislikes?|detests?|(?:doesn't|don't|won't|can't|does not|do not) (?:like|eat|want|stand|have))(?:,? (?!but|loves?|likes?|wants?|please)[a-z'-]+){1,8} (?:and|or|nor) ((?:${words}) (?:meals?|foods?|dish(?:es)?|things|stuff))\\b`,
    'g',
  ),
}))

/**
 * Reads what a meal is not to be: "nothing too heavy" asks for a light one, "nothing fancy" for a simple one; a
 * loaf that "isn't soggy" is any good loaf.
 */
export const readDeniedMoods: Pass = (reading) => {
  const { text, starts } = englishOf(reading)
  for (const { 0: said, index } of text.matchAll(texture)) {
    const words = said.match(eachTexture) ?? []
    if (words.length === 0) continue
    for (const one of words) reading.deniedTextures.add(one.replace(/er$/, ''))
    claimFigure(reading, starts, index, index + said.length, `not ${words.join(', ')}`, 'exclusion')
  }
  for (const match of [...text.matchAll(failing), ...text.matchAll(mishap), ...text.matchAll(failingFood)])
    claimFigure(reading, starts, match.index, match.index + match[0].length, '', 'joining')
  for (const { pattern, mood } of patterns) {
    for (const match of text.matchAll(pattern)) {
      const end = match.index + match[0].length
      const first = starts.findLastIndex((start) => start <= match.index)
      const isRead = reading.claims.some(
        ({ kind, from, to }) => kind !== 'joining' && from <= first && first < to,
      )
      if (ofFood.test(text.slice(end)) || isRead) continue
      reading.moods.add(mood)
      claimFigure(reading, starts, match.index, end, mood, 'exclusion')
    }
  }
  for (const { pattern, mood } of unliked)
    for (const match of text.matchAll(pattern)) {
      const end = match.index + match[0].length
      reading.moods.add(mood)
      claimFigure(reading, starts, end - (match[1] ?? '').length, end, mood, 'exclusion')
    }
}
