/*
 * Sentences about traces: what a board, a pan or a fryer has touched, and what a kitchen, a shop or a factory handles
 * besides. A food that a tool has touched before is not in the dish.
 */

/** Tools and places that may carry traces of a food. */
const carriers =
  '(?:boards?|pans?|pots?|skillets?|woks?|griddles?|kni(?:fe|ves)|spoons?|ladles?|spatulas?|whisks?|tongs|blades?|blenders?|processors?|mixers?|grinders?|mills?|mortars?|fryers?|toasters?|grills?|ovens?|racks?|colanders?|sieves?|strainers?|trays?|tins?|sheets?|counters?|surfaces?|worktops?|kitchens?|house|households?|bakery|bakeries|shops?|factor(?:y|ies)|plants?|facilit(?:y|ies)|lines?|machines?|machinery|equipment|shel(?:f|ves)|jars?|tubs?|bins?|slabs?|sponges?|cloths?|towels?|utensils?|tools?|bowls?|moulds?|molds?|waffle irons?|presses|rolling pins?|brush(?:es)?|hands?|gloves?|oil|fat|water)'
/** Words for what is left on a tool. */
const remains = '(?:crumbs?|traces?|residues?|remnants?)'

const touching =
  /\b(?:shar(?:e|es|ed|ing)|touch(?:es|ed|ing)?|contact|cross-contact|contaminat\w+|cling(?:s|ing)?|linger(?:s|ing)?|lurk(?:s|ing)?|lodges?|transfers?|rub(?:s|bed)? off|splatters?|comes? near|came near|go(?:es)? near|side by side)\b/
const history = new RegExp(
  [
    `\\b${carriers} (?:[a-z]+ )?(?:that|which|where|in which|on which)\\b[^.;:,]*$`,
    `\\b${carriers} (?:(?:also|only|last|just|already|previously|otherwise|normally|usually|always|ever|never) )*(?:used|meant|kept|reserved|shared|dedicated|set aside)\\b[^.;:,]*$`,
    // "if the same fryer serves shrimp", "when the rest of the house bakes with wheat"
    `\\b(?:if|when|where|because|since|as|in case|whether)\\b[^.;:,]*\\b(?:same |shared )?${carriers} (?:(?:also|only|last|just|already|previously|otherwise|normally|usually|always|ever|never) )*(?!(?:gets?|needs?|wants?|takes?)\\b)(?:ha[sd]|have|was|were|is|are|[a-z]+s|[a-z]+ed|held|saw|seen)\\b[^.;:,]*$`,
    '\\b(?:before|after|once|when) (?:anything|something|whatever|the rest|other things)\\b[^.;:,]*$',
    '\\b(?:keep|kept|keeping|stays?|stored?|storing|well|set) (?:[a-z]+ ){0,2}?(?:apart|away|separate(?:ly)?|clear|far|safe)(?: [a-z]+)? (?:from|of)\\b[^.;:,]*$',
  ].join('|'),
)
const leftover = new RegExp(`\\b${remains} (?:of|from)\\b[^.;:,]*$`)
const sharing = new RegExp(
  `\\bshar(?:e|es|ed|ing) (?:(?:an?|the|its|their|same|one|your) )*(?:(?:deep|frying|cooking|hot) )?${carriers}\\b`,
)
/** The same behind the food: "nut butter in the same kitchen". */
const sameCarrier = new RegExp(`\\b(?:the|a|one) (?:same|shared|common) (?:[a-z]+ )?${carriers}\\b`)
/** Orders that clean a tool or take another one. */
const cleaning = new RegExp(
  `\\b(?:wash|wipe|scrub|clean|scour|rinse|change|swap|sterili[sz]e)(?: [a-z]+){0,3} (?:${carriers}|everything|(?:it|them) (?:down|out|off|first|well))\\b|\\b(?:use|take|keep|set aside|open|reserve|grab|buy|choose|pick|work (?:on|with))(?: (?:an?|the|your|one|its))? (?:[a-z]+ )?(?:clean|separate|fresh|new|different|own|second|dedicated|spare|other|another|unopened)(?: [a-z]+)? (?:${carriers}|pack(?:et|age)?s?|bags?|box(?:es)?)\\b`,
)

/** Parts of a sentence around a food. */
export interface Around {
  /** From the clause, or the one that a relative clause belongs to, up to the food. */
  before: string
  clause: string
  sentence: string
}

/**
 * True when a clause tells of traces and of no food that goes in.
 * @param isOrder true for a clause that has the cook do something with the food itself
 */
export function isOfTraces({ before, clause, sentence }: Around, isOrder: boolean): boolean {
  if (history.test(before) || sharing.test(clause)) return true
  if (isOrder) return false
  return touching.test(clause) || leftover.test(before) || sameCarrier.test(clause) || cleaning.test(sentence)
}
