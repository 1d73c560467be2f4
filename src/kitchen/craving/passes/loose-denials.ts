import { isClaimed, nameAt, type Reading, type Stretch, wordAt } from '../reading.ts'
import { namesWithin, thingAt } from '../things.ts'
import { wordSet } from '../word-set.ts'
import { isDishKind } from './denied-dishes.ts'
import { notVerbs } from './denying-verbs.ts'
import { NO_DYES } from './dyes.ts'
import { noAllergyAt } from './negators.ts'
import { notFoodHeads } from './noun-phrases.ts'
import { praiseAt } from './praises.ts'

const denials = wordSet('no nor neither never')
/** Words behind a "not" that describe a dish or name nothing to eat. */
const ofNoFood = wordSet(
  'clumpy clump clumps gluey gummy stodgy leathery burnt burned cracked hollow stick sticking soaked presoaked peeled sliced chopped pureed blended mashed sweetened marinated stuffed strained sifted stirred kneaded rinsed drained whipped toasted crunchy crispy cakey custardy thick thin sticky sour bitter fluffy dense mild gooey creamy crumbly light sharp smooth lumpy crust topping right available sold cheap ripe store shop bought boxed jarred packaged packet instant complain notice object hate regret crack fall separate spoil melt explode curdle split collapse sink too so very overly really that this much many yet sure just here there enough from fried baked frozen canned overcooked raw plain slimy gritty grainy chewy tough rubbery chalky watery runny greasy oily bland artificial preservatives additives dyes colouring coloring chemicals necessary needed required only have need mind matter know care think want wanna feel forget wait remember dry soggy mushy boring spicy hot sweet heavy greasy bad expensive long hard difficult complicated fancy necessarily a the my your exactly quite as like go get make cook bake stop resist say believe trop tan tanto molto zu so sehr unbedingt troppo muy optional included or and hungry long far also very still genug enough assez suficiente bastante mas abbastanza buttare buttar sprecare sprecar wegwerfen tirar jeter gaspiller waste throw bother bothers bothered hurt hurts ob whether what how see notice tell find spot detect guess recognize recognise savory savoury tart',
)

/** Endings of words that say what happens to the food before them: "shrimp not tolerated". */
const isParticiple = /(?:ed|ing|able|ible)$/

/**
 * Finds denials without a list of foods behind them. Praise ("can't get enough"), figures of speech and
 * descriptions of a dish ("not too spicy") are skipped.
 */
export function looseDenials(reading: Reading): Stretch[] {
  const found: Stretch[] = []
  reading.words.forEach((word, at) => {
    if (!denials.has(word.plain) && !notVerbs.has(word.plain)) return
    if (praiseAt(reading, at) > 0 || noAllergyAt(reading, at) > 0) return
    const next = wordAt(reading, at + 1)
    if (ofNoFood.has(next) || notFoodHeads.has(next)) return
    // "Roast beef, not sandwiches" denies the dish behind, and no food before.
    if (word.plain !== 'never' && nameAt(reading, at + 1) > 0) return
    const own = reading.claims.find(({ from, to }) => from <= at && at < to)
    // "It can't be watery" and "the berries didn't run" tell of failings, which a pass has read already.
    const isFailing = own?.kind === 'joining' && own.to - own.from > 1
    if (isFailing && !namesWithin(reading, own.from, own.to)) return
    if (own?.means === NO_DYES) return
    // "Chewy not crunchy" and "noodles not crust" deny what stands behind, which a pass has read already.
    const isRead = own?.kind === 'exclusion' && own.from === at && own.to === at + 2
    const isDish = () => isDishKind(next) || namesWithin(reading, at + 1, at + 2)
    if (word.plain === 'not' && isRead && !isParticiple.test(next) && isDish()) return
    const hasFood =
      own !== undefined &&
      own.kind !== 'joining' &&
      Array.from({ length: own.to - own.from }, (_, i) => thingAt(reading.words, own.from + i)).some(Boolean)
    const isOther = isClaimed(reading, at) && own?.kind !== 'joining' && own?.kind !== 'exclusion'
    if (!hasFood && !isOther) found.push({ start: word.start, end: word.end })
  })
  return found
}
