const temperature = String.raw`(?:at least |about |an internal temperature of )?1[3-7]\d ?°?F(?: ?\(\d\d ?°?C\))?|(?:6|7)\d ?°C(?: ?\(1[3-7]\d ?°F\))?`
const inside = `(?: inside| in(?:to)? the (?:thickest part|center|centre|middle)| on a(?:n instant-read)? thermometer)*`

/**
 * Phrases about raw meat alone, with their replacement: a safe temperature, the colour within, the juices.
 */
const rewrites: readonly [RegExp, string][] = [
  [new RegExp(`\\s*\\((?:[^()]*[^\\d()])?(?:${temperature})[^()]*\\)`, 'g'), ''],
  [/\s*\(\d\d ?°?C ?\/ ?1[3-7]\d ?°?F\)/g, ''],
  [
    new RegExp(
      `until no pink (?:is left|remains)(?: and (?:it|they|the \\w+) (?:reads?|reach(?:es)?|registers?) (?:${temperature})${inside})?`,
      'g',
    ),
    'until hot and browned',
  ],
  [new RegExp(`until (?:it is |they are )?(?:well )?past (?:${temperature})${inside}`, 'g'), 'until browned'],
  [
    new RegExp(
      `(?:reach(?:es)?|reads?|registers?|hits?|gets to|comes to)\\s+(?:${temperature})${inside}`,
      'g',
    ),
    'is hot all the way through',
  ],
  [
    new RegExp(`(?:is|are) (?:(?:well )?(?:past|over|above) )?(?:${temperature})${inside}`, 'g'),
    'is hot all the way through',
  ],
  [
    new RegExp(
      `((?:browned|golden|crisp|charred|done|ready)[^.;,]*?),? (?:and|at) (?:${temperature})${inside}`,
      'g',
    ),
    '$1',
  ],
  [new RegExp(`(?:,| and|:)? (?:at |to )?(?:${temperature})${inside}`, 'g'), ''],
  [
    /until (?:it is |they are )?no longer pink(?: inside| in the (?:middle|center|centre))*/g,
    'until browned',
  ],
  [
    /,? (?:and|with)?\s?no (?:longer )?pink(?:ness)?(?: left| remains| inside| in the (?:middle|center|centre))*/g,
    '',
  ],
  [/\b(?:just )?pink(?:,? (?:and|,)? ?(?:opaque|curled|firm|cooked|through))*\b/g, 'golden'],
  [/\b(?:just )?opaque(?: through(?:out)?)?\b/g, 'golden'],
  [/,? (?:and )?(?:until )?(?:the|its) juices run clear/g, ' until golden'],
  [/ and the fat has (?:run|rendered)(?: out)?/g, ''],
  [/the fat has (?:run|rendered)(?: out)? and /g, ''],
  [/,? (?:for|to) (?:medium[- ])?(?:rare|well done)\b/g, ''],
  [/,? (?:and )?(?:all )?(?:of )?the shells (?:have |are )?open(?:ed)?\b/g, ''],
  [/[;,.] (?:throw away|discard) (?:any|those|the ones|what)\b[^.;]*\b(?:shut|closed|open)\b[^.;]*/gi, ''],
]

/** Words that fit only meat: if they are left, the steps were not understood. */
export const stillMeat =
  /1[3-7]\d ?°F|\bpink\b|\bjuices run\b|\bbone\b|\bskin side\b|\bskin-side\b|\bcarve\b|\bmedium-rare\b|\brare\b|\brender(?:s|ed)?\b|\bflakes?\b (?:easily|at)|\bopaque\b|fat has run/i

/**
 * Removes the phrases about raw meat from sentences about these foods; from all sentences when `names` is
 * null.
 */
export function withoutDoneness(text: string, names: readonly string[] | null): string {
  return text
    .split(/(?<=[.!?])(?=\s)/)
    .map((sentence) => {
      if (names && !names.some((name) => sentence.toLowerCase().includes(name.toLowerCase()))) return sentence
      const next = rewrites.reduce((result, [from, to]) => result.replace(from, to), sentence)
      // Nothing turns golden in a sauce.
      return next !== sentence && /\bsimmer|\bpoach|\bboil/i.test(next)
        ? next.replace(/\bgolden\b/g, 'hot through')
        : next
    })
    .join('')
    .replace(/ {2,}/g, ' ')
    .replace(/ ([,.;])/g, '$1')
    .replace(/,(?:\s*,)+/g, ',')
    .replace(/,? (?:or|and)(?=[.;])/g, '')
    .replace(
      /\b(they|these|those|(?!this\b|its\b)[a-z]+[^s\W]s) is hot all the way/g,
      '$1 are hot all the way',
    )
}
