/** Techniques and their vessels by the beginnings of their words; a row holds those that a reader takes for one. */
const techniques: readonly RegExp[] = [
  /\bpound(?:s|ed|ing)?\b/i,
  /\bsear/i,
  /\bbrown(?:s|ed|ing)?\b(?! (?:sugar|rice|butter|sauce|lentil|bread))/i,
  /\b(?:bak(?:es?|ed|ing)|roast(?:s|ed|ing)?)\b(?! (?:powder|soda|sheet|pan|garlic|pepper|tomato|chicken|pork|beef|potato))/i,
  /\boven\b/i,
  /\b(?:grill|barbecu)/i,
  /\bbroil/i,
  /\bchar(?:s|red|ring)\b/i,
  /\bblister/i,
  /\bsteam/i,
  /\b(?:simmer|boil|braise|poach)/i,
  /\b(?:fry|fries|fried|frying)\b/i,
  /\bwhisk/i,
  /\b(?:skillet|wok|griddle)\b/i,
  /\bfoil\b/i,
]
const timeSaid =
  /\b(?:\d+|one|two|three|four|five|six|eight|ten|twelve|fifteen|twenty|thirty|forty|half an|quarter of an|an)[ -](?:minutes?|hours?)\b/gi

/** Shortest headnote that says something of a dish. */
const SHORTEST = 30

/** Techniques that a slow or pressure cooker and an air fryer carry out in their own way. */
const alike: Readonly<Record<string, RegExp>> = {
  'slow cooker': /simmer/,
  'pressure cooker': /simmer/,
  'air fryer': /bak/,
}

/**
 * Returns the headnote of a dish that is cooked in another way: without the sentences that tell of a technique, a
 * vessel or a time of the steps as written and of none in the new ones.
 * @param way words for the way, as "slow cooker"
 */
export function headnoteFor(
  { title, description, steps }: { title: string; description: string; steps: readonly string[] },
  newSteps: readonly string[],
  way: string,
): string {
  const [old, now] = [steps.join(' '), newSteps.join(' ')]
  const isOnlyBefore = (said: RegExp) => said.test(old) && !said.test(now)
  const gone = techniques.filter((said) => isOnlyBefore(said) && !alike[way]?.test(said.source))
  const isTrue = (text: string): boolean =>
    !gone.some((said) => said.test(text)) &&
    (text.match(timeSaid) ?? []).every((time) => now.toLowerCase().includes(time.toLowerCase()))
  if (isTrue(description)) return description
  const left = description.split(/(?<=[.!?])\s+/).flatMap((sentence) => {
    if (isTrue(sentence)) return [sentence]
    const [first = '', ...rest] = sentence.replace(/[.!?]$/, '').split('; ')
    return rest.length > 0 && isTrue(first) && first.length >= SHORTEST ? [`${first}.`] : []
  })
  const said = left.join(' ')
  return said.length >= SHORTEST ? said : `${title}, ${inWay[way] ?? 'cooked in another way'}.`
}

/** Ways of cooking as the end of a headnote. */
const inWay: Readonly<Record<string, string>> = {
  'slow cooker': 'made in the slow cooker',
  'pressure cooker': 'made in the pressure cooker',
  'air fryer': 'made in the air fryer',
  microwave: 'made in the microwave',
  grill: 'made on the grill',
  'no oven': 'made without an oven',
  'camp fire': 'made over a camp fire',
  oven: 'made in the oven',
  stovetop: 'made on the stove',
  'no bake': 'made without an oven',
  'no grill': 'made without a grill',
}
