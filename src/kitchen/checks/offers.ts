/* Words by which a sentence puts a food into the dish, offers it or leaves it open. */

/** Words by which the food of a statement goes into the dish after all. */
export const joining =
  /\b(?:add(?:s|ed|ing)?|go(?:es)?(?! (?:[a-z]+ )?(?:well|nicely|beautifully|perfectly|with|around|alongside)\b)|comes? (?:in|next|last)|join(?:s|ed)?|wants?|gets?|stir(?:red)?|fold(?:ed)?|whisk(?:ed)?|pour(?:ed)?|top(?:ped)?|finish(?:ed)?|needs? (?!no\b|not\b|neither\b|nothing\b|to\b|less\b|only\b|time\b)|(?:is|are) [a-z]+ed (?:with|in|into|on|over|by|under|between)|(?:knob|splash|spoon|spoonful|glug|dash|handful|pinch|cup|slice|dollop|drizzle) of)\b|\d/

/** Words before a food that show it to be here: the food of this very dish. */
export const isHere =
  /\b(?:the|your|this|these|that|those|its|remaining|reserved|more|enough|some)(?: [a-z-]+){0,2} $/

/** Words of a sentence that offers another food, which nobody has to buy. */
export const offering =
  /\b(?:optional(?:ly)?|if (?:you(?:'d| would|'re| are|r kids| guests| family)?|anyone|they|the (?:kids|children)) (?:do |really |just )?(?:like|want|wish|have|prefer|fancy|care|crave|craving|love|need|feel|enjoy|eat|after|hungry|can (?:get|find))|classic|traditional(?:ly)?|partner|go(?:es)? (?:[a-z]+ )?(?:well|beautifully|nicely|perfectly)|on the side|heresy|(?:delicious|great|good|lovely|nice) with|pairs?|alternatively|swap(?: in| for| out)?|tip:|variation|leftovers?|would also|(?:makes?|turns?) (?:it|this|them|that)(?: all)? (?:into )?(?:an? |the )?(?:whole |full |complete |proper |square |hearty |real )?(?:meal|dinner|lunch|supper|feast|spread|breakfast)|complet(?:es?|ing) the (?:meal|plate|spread|table|picture|feast|dinner|menu|breakfast|lunch)|rounds? (?:it|this|out|things|off)|(?:is|are) all (?:it|they|this|you) needs?|(?:nice|good|fine|welcome|lovely|easy) (?:extras?|additions?|company|companions?)|keeps? (?:it|them) company|(?:works?|does|is|are|tastes?) (?:just as |equally |also |really )?(?:well|fine|great|good|nice|lovely|too|here|instead)\b(?! (?:done|cooked|coated|browned|mixed))|in a pinch|will do\b|would do\b|will also work|also works?|can (?:use|swap|sub)|sub(?:stitute)?s? (?:in|for))/

/** Words by which a statement leaves it open whether the food is eaten. */
export const inviting =
  /\b(?:(?:can|may|could)(?!'t| not\b)|welcome|good|great|nice|lovely|delicious|perfect|wonderful|works?|instead|too|like|love|serve|serving|optional|fine)\b/

/** True for a clause that offers or invites to what it names. */
export const offers = (said: string): boolean =>
  joining.test(said) || inviting.test(said) || offering.test(said)
