import { matchFood } from '../foods/index.ts'

export interface FoodWords {
  food: string
  preparation: string | null
  note: string | null
  optional: boolean
  toTaste: boolean
}

const cuts =
  'chopped diced sliced minced grated shredded crushed cubed peeled pitted stoned seeded deseeded cored trimmed rinsed drained halved quartered beaten melted softened sifted crumbled torn picked squeezed zested julienned mashed smashed bruised cracked toasted washed cleaned shelled scrubbed packed divided cooled cold-pressed flaked steamed unsifted pounded snipped thawed defrosted chilled whisked shaved segmented pureed puréed'
const cutWord = `(?:${cuts.replaceAll(' ', '|')})`
const manner =
  '(?:finely|coarsely|roughly|thinly|thickly|lightly|freshly|very|well|loosely|firmly|tightly|gently|evenly|neatly)'
const leadingCuts = new RegExp(
  `^((?:${manner}[\\s-]+)*${cutWord}(?:(?:\\s*(?:,|&)|\\s+(?:and|or|then))*\\s+(?:${manner}[\\s-]+)*${cutWord})*),?\\s+(?=\\S)`,
  'i',
)

/** Words after which the line tells what the food is for or how much may be added. */
const remark =
  /^(?:(?:or\s+)?(?:more|less)\b|plus\s|and\s+extra\s|extra\b|to\s+(?:serve|garnish|taste|decorate|finish|dust|drizzle|season|sprinkle|grease|coat|fry|brush|glaze|cover)|for\s|as\s+(?:needed|required|desired)|if\s|optional|see\s|such\s+as|like\s|preferably|about\s|approximately|or\s|any\s|at\s+least|recipe\s|from\s|depending|not\s|no\s|homemade|store-bought|available|i\s+like|i\s+use|your\s+favou?rite|weighing|each\s|leaves\s+only|per\s)/i
const tailRemark =
  /\s+(to\s+taste|to\s+(?:serve|garnish|decorate|finish|dust|drizzle|season|sprinkle|grease|coat|glaze|cover)\b.*|for\s+(?:\w+ing\b|the\b|garnish|decoration|serving).*|as\s+(?:needed|required|desired)|if\s+(?:needed|desired|using|necessary|you\s+like).*|plus\s+(?:more|extra|an?\s|[\d½¼¾⅓⅔⅛]).*|\(optional\)|optional|or\s+(?:more|less|to\s+taste|as\s+needed)\b.*|or\s+(?!0)(?:[\d½¼¾⅓⅔⅛]|an?\s).*|[+&]\s*[\d½¼¾⅓⅔⅛].*|such\s+as\s.*|(?:dissolved|mixed|stirred|blended|combined|whisked)\s+(?:in|with|into)\s.*|at\s+room\s+temperature|divided)$/iu
const tailPreparation =
  /^(?:at\s+room\s+temperature|divided|(?:dissolved|mixed|stirred|blended|combined|whisked)\s.*)$/i

/** Splits the text after the amount into the food, its preparation, and remarks. */
export function readFood(text: string): FoodWords {
  const notes: string[] = []
  const preparations: string[] = []
  let rest = takeBrackets(text, notes)
  const parts = splitAtCommas(rest)
  rest = parts[0] ?? ''
  for (const part of parts.slice(1)) (remark.test(part) ? notes : preparations).push(part)
  for (;;) {
    const tail = tailRemark.exec(rest)
    // The words before the tail must name something, which "fresh" in "4 fresh or 6 frozen curry leaves" does
    // not.
    if (!tail || tail.index === 0 || adjectiveOnly.test(rest.slice(0, tail.index))) break
    ;(tailPreparation.test(tail[1]!) ? preparations : notes).unshift(tail[1]!.replace(/^\(|\)$/g, ''))
    rest = rest.slice(0, tail.index)
  }
  const lead = leadingCuts.exec(rest)
  // "Crushed red pepper" and "diced tomatoes with green chilies" are names, not orders.
  if (lead && !isName(rest)) {
    preparations.unshift(lead[1]!)
    rest = rest.slice(lead[0].length)
  }
  const cut = new RegExp(`\\s+((?:${manner}\\s+)*${cutWord}(?:\\s+.*)?)$`, 'i').exec(rest)
  if (
    cut &&
    cut.index > 0 &&
    !/(?:^|\s)(?:or|and)$/i.test(rest.slice(0, cut.index)) &&
    !isTail(rest, cut.index)
  ) {
    preparations.unshift(cut[1]!)
    rest = rest.slice(0, cut.index)
  }
  const said = `${notes.join(' ')} ${preparations.join(' ')}`
  return {
    food: rest.replace(/^[\s,;:–-]+|[\s,;:*–-]+$/gu, ''),
    preparation: preparations.join(', ') || null,
    note: notes.join(', ') || null,
    optional: /\boptional\b|\bif (?:desired|using|you like|liked)\b/i.test(said),
    toTaste: /\bto taste\b/i.test(said),
  }
}

/** True when the table knows these words as one name as they stand, the cut included. */
function isName(text: string): boolean {
  const match = matchFood(text)
  if (match === null || match.score < 1 || !new RegExp(cutWord, 'i').test(match.alias)) return false
  return text.toLowerCase().startsWith(match.alias.split(' ')[0]!)
}

/** True when the words from there on belong to the name: "unsweetened | grated coconut" keeps them. */
const isTail = (text: string, from: number): boolean =>
  isName(text.slice(from).trim()) || isName(text) || adjectiveOnly.test(text.slice(0, from))

function takeBrackets(text: string, notes: string[]): string {
  let rest = text
  // Inner brackets first; a text with many of them is cut off rather than scanned for ever.
  for (let round = 0; round < 8; round += 1) {
    const bracket = /\s*[([]([^()[\]]*)[)\]]/.exec(rest)
    if (!bracket) break
    if (bracket[1]!.trim()) notes.push(bracket[1]!.trim())
    rest = `${rest.slice(0, bracket.index)}${rest.slice(bracket.index + bracket[0].length)}`
  }
  return rest
    .replace(/[([\])]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

const adjectiveOnly =
  /^(?:(?:boneless|skinless|bone-in|skin-on|fresh|ripe|soft|firm|small|large|medium|dried|dry|frozen|raw|cooked|unsalted|salted|organic|free-range|thin|thick|good-quality|hot|cold|warm|sweet|lean|whole|young|tender|plump|juicy|low-sodium|reduced-sodium|low-fat|fat-free|full-fat|unsweetened|red|green|yellow|white|black|long|short|extra|virgin|pure|plain|natural|crusty|day-old|stale|mature|mild|unbleached|lightly|finely|freshly|coarsely|smoked|roasted|toasted|chopped|peeled|cubed|and|or)\s*)+$/i

/** Splits at commas and dashes, but keeps "boneless, skinless chicken" whole. */
function splitAtCommas(text: string): string[] {
  const parts = text
    .split(/\s*[,;]\s+|\s*[,;]$|\s+[–—-]\s+/u)
    .map((part) => part.trim())
    .filter(Boolean)
  while (parts.length > 1 && adjectiveOnly.test(parts[0]!)) parts.splice(0, 2, `${parts[0]} ${parts[1]}`)
  // An enumeration is one choice and stays with its first food: "guanciale, pancetta, or a mix".
  return parts
}
