/** Properties with the comparatives that ask for them: who wants it hotter and crunchier wants it hot and crunchy. */
const rows: Readonly<Record<string, string>> = {
  spicy: 'hotter spicier fierier firier hottest spiciest',
  soup: 'soupier brothier',
  saucy: 'saucier',
  cheesy: 'cheesier cheesiest',
  crunchy: 'crunchier crunchiest',
  crispy: 'crispier crispiest crisper',
  creamy: 'creamier creamiest',
  chewy: 'chewier chewiest',
  fluffy: 'fluffier fluffiest',
  gooey: 'gooier gooiest',
  sticky: 'stickier',
  fudgy: 'fudgier fudgiest',
  smoky: 'smokier smokiest',
  tangy: 'tangier zestier zingier sourer',
  garlicky: 'garlickier garlickyer',
  lemony: 'lemonier',
  chocolate: 'chocolatier chocolateyer chocolatyer',
  juicy: 'juicier juiciest',
  moist: 'moister moistest',
  tender: 'tenderer',
  hearty: 'heartier heartiest meatier',
  mild: 'milder',
  rich: 'richer richest',
  fresh: 'fresher',
  cozy: 'cozier cosier',
  quick: 'quicker quickest faster fastest speedier',
  easy: 'easier easiest simpler simplest lazier',
  cheap: 'cheaper cheapest thriftier',
  fancy: 'fancier fanciest',
  salty: 'saltier saltiest',
  sweet: 'sweeter sweetest',
  buttery: 'butterier butteriest',
  filling: 'heavier',
}
const propertyOf: ReadonlyMap<string, string> = new Map(
  Object.entries(rows).flatMap(([property, words]) => words.split(' ').map((word) => [word, property])),
)
const comparative = new RegExp(`\\b(?:${[...propertyOf.keys()].join('|')})\\b`, 'gi')

/** Words in front by which a comparative denies, speaks of the weather or counts on: "no spicier", "it's hotter". */
const otherBefore =
  /\b(?:not|no|nothing|never|isn['’]?t|don['’]?t|without|less|it['’]?s|it is|it gets|gets|getting|weather|outside|the more|any|even|would be|might be|is there an?) (?:\w+ )?$|\bthe $/i
/** Words behind by which a comparative compares with something, or speaks of days. */
const otherBehind =
  /^ (?:than|days?|weather|months?|nights?|temperatures?|climates?|summers?|oven|weeks?|way|version|alternative|to (?:eat|make|cook|digest|chew|swallow)|the better|and \w+er than)\b/i

/**
 * Returns a craving whose comparatives stand as the property that they ask for, "hotter, soupier" as "spicy, soup";
 * one that compares, "hotter than last time", stays.
 */
export const asProperties = (text: string): string =>
  text.replace(comparative, (word: string, ...rest: unknown[]) => {
    const at = rest.findLast((one): one is number => typeof one === 'number') ?? 0
    if (otherBefore.test(text.slice(0, at)) || otherBehind.test(text.slice(at + word.length))) return word
    return propertyOf.get(word.toLowerCase()) ?? word
  })
