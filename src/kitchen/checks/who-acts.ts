import { orderByForm } from './clauses.ts'
import { oncePer } from './once-per.ts'
import { actions } from './talk.ts'

/*
 * Test for who does something in an English clause before a food. The cook and this dish take foods in; street
 * stalls, grandmothers and other versions of the dish do not, whatever they are called. English shows a third person by an "s",
 * of the noun or of the verb, so no list of such people is needed.
 */

/**
 * `cook`: an order, or "you" and "we". `dish`: this dish or a part of it. `food`: the food itself is what the clause is
 * about. `others`: somebody or something else. `unknown`: a fragment, or words that show nothing.
 */
export type Actor = 'cook' | 'dish' | 'food' | 'others' | 'unknown'

const lead =
  /^(?:(?:and|but|so|since|because|as|for|though|although|while|whereas|yet|or|then|if|when|where|unless|once|whether|that|also|still|just|even|only) )*(?:(?:usually|often|traditionally|normally|sometimes|elsewhere|at home|there|today|these days|classically|originally|commonly|typically|historically|ordinarily|customarily|mostly|generally|in some (?:places|regions|homes|houses)|abroad|in (?:the )?(?:restaurants?|caf[eé]s?|shops|bars|old days|past|north|south|east|west)),? )*/
const cook = new RegExp(
  `^(?:you|we|i|let us|let's|please|comes?|goes|next comes|replace|swap|substitute|exchange|${orderByForm}|${actions}|(?:[a-z]+ly |then |now |next )+${actions})\\b`,
)
/** Plurals that are no agents: parts of a dish. */
const things =
  /^(?:[a-z'-]+ )?(?:slices|pieces|batches|leftovers|halves|edges|tops|sides|servings|portions|bowls|plates|layers|rounds|strips|cubes|crumbs|patties|balls|cakes|rolls|parcels|packets|dumplings|pancakes|fritters|skewers|wedges|chunks|shells|cups|glasses|jars)\b/
const dish =
  /^(?:it|its|this|these|those|that|each|every|all|both|half|the|your|our|everything|they|inside|underneath|on top)\b/
const opener =
  /^(?:in|into|on|onto|over|with|for|off|at|to|from|after|before|until|till|without|under|between|around|by|through|across|[a-z]+ing|[a-z]+ly|next|last|first|meanwhile|now|here|afterwards|\d)\b/
/** Words with an "s" at their end that are neither a plural nor a verb. */
const noThird =
  /^(?:[a-z'-]+ )?(?:always|perhaps|besides|afterwards|nowadays|thus|plus|across|unless|less|as|this|its|towards|seconds|minutes|hours|moments|sometimes|upwards|inwards|downwards)\b/
/** Agents behind "the" or "they": only a person uses, adds or ladles a thing. */
const agentVerb =
  /^(?:they (?:(?:usually|often|always|also|sometimes|still) )*(?:cook|fry|finish|make|serve|eat|work|put|thicken|bind|enrich|season|top|cover)(?:ed)?|(?:they|the (?:(?!is\b|are\b|was\b|were\b|gets?\b|has\b|have\b|it\b|with\b|in\b)[a-z-]+ ){1,3}?)(?:(?:usually|often|always|also|sometimes|still|of [a-z]+|in [a-z]+) )*(?:add|use|stir|pour|ladle|brush|sprinkle|scatter|drizzle|grate|crumble|spoon|whisk|swirl|slip|tuck|swear|insist)(?:s|es)?)\b/
/** Another kind of the dish behind "the". */
const otherKind =
  /^(?:the|an?|some|most|many) (?:[a-z'-]+ ){0,3}?(?:versions?|ones?|kinds?|sorts?|recipes?|styles?|originals?|variants?|cousins?|classics?|makes|brands?|products?|books?|restaurants?|cooks?|chefs?)\b/
const otherQuality =
  /^(?:the|an?|some|most|many) (?:[a-z'-]+ )?(?:usual|classic|traditional|original|ordinary|customary|standard|regular|conventional|typical|restaurant|takeaway|takeout|street|shop|store|supermarket|bakery|canteen|tinned|bottled|jarred|commercial|industrial)\b/
/** Nouns for an amount, which belong to the food behind them: "a good knob of butter", "some shavings of Parmesan". */
const amount = /^(?:[a-z'-]+ ){0,4}(?:of|from|or|and) (?:the |an? |some |your )?(?:[a-z-]+ ){0,2}$/
/** Nouns for what is eaten with a dish: "other toppings that work are". */
export const companions =
  /^(?:[a-z'-]+ ){0,3}?(?:toppings?|sides?|partners?|garnish(?:es)?|accompaniments?|extras?|additions?|options?|choices?|companions?|variations?|swaps?|ideas?|favou?rites?|fillings?|add-ins?|mix-ins?)\b/
const people =
  /\b(?:people|folks?|men|women|children|nobody|somebody|everybody|everyone|someone|anyone|whoever|who|nothing|none)\b/
const helping = /\b(?:is|are|was|were|has|have|had|will|would|can|could|may|might|must|should|do|does|did)\b/
/** A word in the third person: a plural noun or a verb with its "s". */
const third = /\b[a-z'’-]*[a-z](?<![su]s|ous|is|'|’)s\b/
const firstPlural = /^[a-z'’-]*[a-z](?<![su]|i)s (?!of\b)/
/** A plural behind one more word, with a verb behind it: "street stalls top it". */
const secondPlural =
  /^(?:[a-z'-]+ ){1,2}?[a-z'-]*[a-z](?<![su]|i)s (?:it |them |theirs |(?!(?:with|in|into|on|onto|over|of|from|by|for|and|or|at|to|until|under|between|the|an?|your|each|all|some|#)\b)[a-z'-]+ )/
const determined =
  /^(?:an?|my|his|her|their|some|many|most|other|another|several|few|a few|certain|any|no|old|older)\b/
/** One thing or idea that does something: "tradition puts a bone in", "bottled teriyaki tends to be sweetened with honey". */
const isDoing =
  /^(?!(?:even )?(?:best|better|nicest|key|essential|vital|missing|left)\b)(?!.*\b(?:it|you|we|they|this|these)\b)(?:[a-z'-]+ [a-z'-]*[a-z](?<![su]|i)s (?:an?|the|this|its|their) |(?:[a-z'-]+ ){1,3}?(?:is|are|was|were|has|have|had|tends? to|seems? to) )/
/** A past tense of somebody: "finished it with lard". */
const did = /\b[a-z]+ed (?:it|them|theirs|hers|his|this|the|an?|their|with|on|in|from|off|by)\b/

/**
 * Says who acts in a clause.
 * @param before the clause up to the food, with other foods put as `#`
 * @param behind the rest of the clause
 */
export function actorOf(before: string, behind: string): Actor {
  const said = before.trimStart().replace(lead, '')
  if (
    said === '' ||
    /^(?:the|an?|your|some|any|more|extra|no|this|that|these|those|its|our) (?:[a-z'-]+ ){0,2}$/.test(said)
  )
    return isPredicate(behind) ? 'food' : said === '' ? 'unknown' : 'food'
  if (agentVerb.test(said)) return 'others'
  if (cook.test(said)) return 'cook'
  if (otherKind.test(said) || otherQuality.test(said)) return 'others'
  if (dish.test(said) || things.test(said)) return 'dish'
  if (/^(?:(?:an?|some|any|more) )?(?:[a-z'-]+ )?#/.test(said)) return 'dish'
  if (companions.test(said)) return 'food'
  if (opener.test(said) && !people.test(said)) return 'unknown'
  if (amount.test(said) && !helping.test(said)) return 'food'
  if (people.test(said.split(' ').slice(0, 3).join(' '))) return 'others'
  if (determined.test(said))
    return third.test(said) || helping.test(said) || did.test(said) ? 'others' : 'food'
  if (noThird.test(said)) return 'unknown'
  if (firstPlural.test(said) || secondPlural.test(said)) return 'others'
  if (isDoing.test(said) && !noThird.test(said)) return 'others'
  const words = said.trim().split(' ').length
  return words <= 2 ? 'food' : 'unknown'
}

/** Small words behind a food that are no verb of it. */
const noVerb =
  /^(?:$| (?:and|or|with|in|into|on|onto|over|of|from|by|for|at|to|until|under|between|the|an?|if|as|like|instead|too|[a-z]+ed|[a-z]+ing|[a-z]+ly)\b)/
const isPredicate = (behind: string): boolean => helping.test(behind) || !noVerb.test(behind)

/** Returns a step's text with its foods as signs of the same length, so that "beans" is no third person. */
export const withoutFoods = oncePer(
  (step: { folded: string; mentions?: readonly { start: number; end: number }[] }): string => {
    let text = step.folded
    for (const { start, end } of step.mentions ?? [])
      text = text.slice(0, start) + '#'.repeat(end - start) + text.slice(end)
    return text
  },
)
