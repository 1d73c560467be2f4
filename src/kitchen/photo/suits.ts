import { nameAtHand } from '../frames/index.ts'

/**
 * States of a food at hand that a line of a recipe rules out: stale bread makes no soft sandwich, cubes no roast,
 * and canned tomatoes no salad. The line is tested with the id of its food before it.
 */
const unsuited: readonly (readonly [said: RegExp, line: RegExp])[] = [
  [/\b(?:stale|day-old|old|dry|hard)\b/i, /\b(?:soft|fresh|fluffy)\b/i],
  [
    /\b(?:boiled|cooked|leftover|steamed)\b.*\bpotato/i,
    /^(?:potato|new-potato) (?!.*\b(?:boiled|cooked|leftover|cold)\b)/i,
  ],
  [/\bmash(?:ed)?\b/i, /^(?!.*\bmash)/i],
  [
    /\bpur[ée]e|\bcanned (?:pumpkin|squash|yams?)\b/i,
    /\b(?:peeled|cubes?|cubed|slices?|sliced|wedges|chunks|halved|seeded|pieces)\b/i,
  ],
  [/\b(?:carcass|bones?)\b/i, /^(?!.*\b(?:carcass|bones?)\b)/i],
  [/\bcanned corned beef\b/i, /\b(?:deli|slices?|sliced|rolled|brisket|silverside|in one piece)\b/i],
  // A dal is cooked to a pulp, of which no salad is made.
  [/\bda+l\b|\bdhal\b/i, /^lentil-(?:cooked|red|brown) (?!.*\bdal\b)/],
  [
    /\b(?:leftover|cooked|baked|grilled|roasted|poached)\b.*\b(?:salmon|fish|cod|tuna|trout|haddock|tilapia|halibut|shrimps?|prawns?|steak)\b/i,
    /^(?!.*\b(?:cooked|leftover|canned|flaked|cold)\b)/i,
  ],
  [/\b(?:canned|tinned)\b/i, /\b(?:raw|sashimi|sushi-grade|fresh|steaks?|fillets?)\b/i],
  [/\b(?:soft|silken)\b.*\btofu\b/i, /^tofu-firm/],
  [/\bred lentils?\b/i, /^lentil-brown/],
  [
    /\b(?:leftover|cooked)\b.*\b(?:da+l|dhal|lentils?|beans?)\b/i,
    /^(?:lentil-(?:red|brown)|split-pea|\S+-dried) (?!.*\b(?:cooked|leftover)\b)/,
  ],
  [/\b(?:canned|tinned|chopped|crushed|passata)\b.*|^passata/i, /^(?:tomato|cherry-tomato) /],
  [/\b(?:stew(?:ing)?|diced|cubed|cubes|chunks|strips)\b/i, /\b(?:roast|whole|tied|in one piece|brisket)\b/i],
]
/** True when a food at hand, in the cook's words, is in a state in which the line of a recipe takes it. */
export function suits(said: string, item: string, id: string): boolean {
  const name = nameAtHand(said)
  return !unsuited.some(([own, line]) => (own.test(said) || own.test(name)) && line.test(`${id} ${item}`))
}
