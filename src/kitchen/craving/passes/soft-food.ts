import { englishOf } from '../english-words.ts'
import { isClaimed, type Pass, type Reading, wordAt } from '../reading.ts'
import { thingAt } from '../things.ts'
import { wordSet } from '../word-set.ts'
import { beginsRule } from './begins-rule.ts'
import { claimFigure } from './figures.ts'
import { enders } from './noun-phrases.ts'

/** Mood of food that a tongue can crush, and of food that is swallowed as it is. */
const SOFT = 'soft'
const SMOOTH = 'no chewing'

const sore =
  '(?:sore|bad|bum|broken|cracked|chipped|dodgy|rotten|aching|achy|infected|abscessed|throbbing|wobbly|sensitive|swollen|tender|inflamed|painful|bleeding|loose|raw|numb|burnt|burned)'
const mouth = '(?:gums?|teeth|tooth|molars?|mouth|jaw|tongue|palate)'
const hurts =
  '(?:(?:is|are|feels?) )?(?:really |so |still |all |very |just |kinda |too )*(?:hurts?|hurting|aches?|aching|sore|throbbing|throbs?|killing me|sensitive|raw|infected|swollen|on fire)'
/** Words for food that has to be soft, or for a mouth that needs it. */
const softSaid = new RegExp(
  [
    'soft (?:foods?|diet|meals?|dinners?|lunch(?:es)?|breakfasts?|suppers?|eating)',
    'soft to eat',
    '(?:warm|mushy|bland|gentle|nice|easy) and soft|soft and (?:warm|mushy|bland|gentle|easy)',
    '(?:lost|losing)(?: (?:all|most|some|two|three))?(?: of)?(?: (?:her|his|my|their))? (?:front |back )?teeth',
    '(?:no|hardly any|barely any|without|missing|few|false) (?:any |front |back )?teeth(?: left)?',
    'toothless|dentures?|new braces|(?:got|has|have) (?:my |her |his )?braces',
    'toothache|root canal|braces (?:just |were |got |are )?(?:just )?(?:tightened|adjusted|on|put on)|(?:tight|sore from) braces',
    'mechanical soft(?: diet)?|(?:jaw|tmj) (?:pain|ache|hurts|trouble|disorder|problems?)|tmj|broken jaw|(?:my |his |her )?jaw (?:is |was |got )?(?:sore|hurting|hurts|aching)',
    `${sore} ${mouth}|${mouth} ${hurts}(?! to (?:look|think))|(?:mouth|canker) (?:sores?|ulcers?)|mucositis`,
    '(?:tooth ?ache|mouth pain|tooth pain|dental pain|dental work|(?:tooth|teeth|gum|dental) (?:problems?|trouble|issues?)|dentist (?:today|yesterday|this morning)|(?:from|after|at) the dentist)',
    '(?:lost|losing|broke|cracked|chipped|knocked out) (?:a|my|his|her|the|one) (?:big |front |back )?(?:crown|filling|veneer|tooth|molar|dental bridge)|(?:crown|filling|veneer) (?:fell|came|popped|broke) (?:off|out)|(?:braces|retainer|expander|aligners?|orthodontic appliance) (?:hurts?|are sore|is sore|tightened|today|yesterday|this week)|new (?:retainer|expander|aligners?)',
    '(?:only )?(?:chew|bite)s? (?:only )?on one side|(?:hurts?|painful|hard) (?:too much )?to (?:eat|bite|open (?:my|his|her) mouth)(?! (?:out|healthy|well|enough|that|this|so|it|cheap))',
    '(?:smashed|mashed|mushy|pureed|blended)(?: food)? or (?:very |really )?(?:soft|liquid|runny|smooth)|(?:very|super|really) soft(?=[.,!?]|$)',
    '(?:easy|soft enough) to chew',
    '(?:hard|difficult|tough|trouble|hurts|painful|struggles?|unable|not able|difficulty) (?:to |with )?chew(?:ing)?(?! gum)',
    "(?:can't|cant|cannot|can not|couldn't|unable to|not able to|won't be able to|barely|hardly|can barely|can hardly) (?:really |even |properly |quite |yet )?(?:chew|bite)(?: well| much| properly| anything| into anything| very well| hard food| food| at all)?(?! (?:gum|more than))",
  ].join('|'),
  'g',
)
/** Words for food that is drunk or swallowed without chewing. */
const smoothSaid =
  // A wound in the mouth is left alone for some days: nothing is bitten, and no grain of rice gets into it.
  /stitches in (?:(?:my|his|her|the) )?(?:mouth|gums?|tongue|lip)|(?:mouth|tongue|gum) stitches|wisdom (?:teeth|tooth)|(?:multiple|several|all|some|two|three|four|a ton of|lots of|many|his|her|my) (?:of (?:his|her|my) )?teeth (?:pulled|out|extracted|removed)|(?:tooth|teeth|molars?) (?:pulled|out|extractions?|extracted|removed|removal|surgery)|tonsillectomy|tonsils? (?:out|removed|surgery)|(?:gums?|dental|oral|mouth|tonsil|tooth) (?:surgery|operation|graft)|(?:swallowed )?(?:without|with no|no|not need(?:ing)? (?:to|any)|doesn't need|needs? no|requires? no|zero) chewing?(?! gum)|(?:full )?liquid(?: (?:and |or )?soft)? (?:diet|foods?|meals?)|(?:only liquids|liquids only)|wired (?:jaw|shut)|jaw (?:is )?wired(?: shut)?|(?:(?:lower|upper|double) )?jaw (?:surgery|operation|op)|(?:jaw|mouth) (?:was |is |got |has been )?operated(?: on)?|broken jaw wired|through a straw/g

/** Words for a throat that hurts, down which only what is soft and mild goes. */
const throatSaid =
  /(?:sore|scratchy|raw|swollen|inflamed|burning|irritated|strep) throats?|(?:sore|scratchy|raw|swollen) tonsils|tonsill?itis|laryngitis|strep|throat (?:is |feels |really |so |still |just )*(?:hurts?|hurting|sore|aches?|raw|scratchy|on fire|killing (?:me|him|her)|swollen|infection|ache|pain)|(?:hurts?|painful) (?:him |her |me )?to swallow|lost (?:my|his|her) voice/g

/** A wound in the mouth, which chili and acid burn. */
const isWound = /sores?$|ulcers?$|stitches|tonsil|bleeding|inflamed|raw mouth/

/** Qualities that a dish for soft teeth does not have, and others that stand in the same lists. */
const hardQualities = wordSet('crunchy crispy crisp brittle chewy tough sticky hard crumbly')
const otherQualities = wordSet(
  'spicy hot acidic acid sour tart salty sweet greasy dry rough sharp seedy stringy',
)
/** Foods that make a dish sour. */
const acids = ['citrus', 'vinegar', 'tomato', 'pickle']
const denying = wordSet('nothing no not avoid avoiding without')
const between = wordSet('too very that is really anything food foods')

/**
 * Reads food that has to be soft, or smooth enough to swallow: "she has no teeth", "a liquid diet", "nothing hard,
 * crunchy or brittle". Trouble with swallowing is a condition of its own, which has no rules.
 */
export const readSoftFood: Pass = (reading) => {
  const { text, starts } = englishOf(reading)
  for (const [pattern, mood] of [
    [smoothSaid, SMOOTH],
    [softSaid, SOFT],
    [throatSaid, SOFT],
  ] as const)
    for (const match of text.matchAll(pattern)) {
      const before = text[match.index - 1] ?? ' '
      const end = match.index + match[0].length
      if (/[\p{L}\p{N}]/u.test(before) || /[\p{L}\p{N}]/u.test(text[end] ?? ' ')) continue
      const last = starts.findLastIndex((start) => start < end)
      if (pattern === softSaid && beginsRule(reading, last, match[0])) continue
      if (
        isClaimed(
          reading,
          starts.findLastIndex((start) => start <= match.index),
        )
      )
        continue
      reading.moods.add(mood)
      if (pattern === throatSaid) for (const also of ['sick', 'mild']) reading.moods.add(also)
      if (isWound.test(match[0])) {
        reading.moods.add('mild')
        for (const food of [...acids, 'chili']) reading.exclusions.add(food)
      }
      claimFigure(reading, starts, match.index, end, mood, 'exclusion')
    }
  for (let at = 0; at < reading.words.length; at++) readHardQualities(reading, at, starts, true)
}

/**
 * Reads lists of what no food is to be for soft teeth, "nothing hard, crunchy, spicy or sticky", before each of their words
 * is read by itself: alone, "nothing hard" is nothing difficult.
 */
export const readListsOfHardQualities: Pass = (reading) => {
  const { starts } = englishOf(reading)
  for (let at = 0; at < reading.words.length; at++) readHardQualities(reading, at, starts, false)
}

/** Reads what is denied from its first word on; a single quality only if it may be alone. */
function readHardQualities(
  reading: Reading,
  at: number,
  starts: readonly number[],
  mayBeAlone: boolean,
): void {
  if (!denying.has(wordAt(reading, at)) || isClaimed(reading, at)) return
  const found: string[] = []
  let to = at + 1
  for (let next = to; next < reading.words.length; next++) {
    const word = wordAt(reading, next)
    const isQuality = hardQualities.has(word) || otherQualities.has(word)
    if (isQuality && !isClaimed(reading, next)) {
      // A quality before a food belongs to it: "no hard cheese".
      if (reading.words[next + 1]?.stop === '' && thingAt(reading.words, next + 1)) break
      found.push(word)
      to = next + 1
    } else if (!between.has(word) && word !== 'or' && word !== 'and' && word !== 'nor') break
  }
  const hard = found.filter((word) => hardQualities.has(word))
  const [only] = found
  // "Nothing hard" by itself is nothing difficult, and "not chewy" a failing of cakes.
  const isMeant = hard.length > 1 || (hard.length === 1 && found.length > 1)
  const isAlone = mayBeAlone && found.length === 1 && /^(?:crunchy|crispy|brittle)$/.test(only ?? '')
  const next = reading.words[to]
  const isOver = next === undefined || next.stop !== '' || enders.has(next.plain) || next.plain === 'or'
  if (!(isMeant || (isAlone && wordAt(reading, at) === 'nothing')) || !isOver) return
  reading.moods.add(SOFT)
  const means = [SOFT]
  if (found.includes('spicy') || found.includes('hot')) {
    reading.moods.add('mild')
    means.push('mild')
  }
  if (found.some((word) => /^(?:acidic|acid|sour|tart)$/.test(word))) {
    for (const acid of acids) reading.exclusions.add(acid)
    means.push(...acids.map((acid) => `no ${acid}`))
  }
  const end = (starts[to - 1] ?? 0) + (reading.words[to - 1]?.plain.length ?? 0)
  claimFigure(reading, starts, starts[at] ?? 0, end, means.join(', '), 'exclusion')
}
