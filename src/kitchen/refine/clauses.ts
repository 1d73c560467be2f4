/*
 * Sentences of a recipe are lists of imperatives: "Pour in the batter, strew on the raisins, and cook, covered, for 6
 * minutes, until brown". Here they come apart at their clauses, so that one can go without the others.
 */

/** Verbs with which a clause of a recipe begins. */
const verbs =
  'add arrange bake beat blend blitz boil bring broil brown brush char chill chop close coat color combine cook cool cover crack crumble crush cut deglaze dip discard divide dot drain drape draw dress drip drizzle drop dry dust eat fill finish fish flatten flip fold fork freeze fry garnish give glaze grate grill halve heap heat keep knead ladle lay leave let lift line lower make mash measure melt mix mop move pat peel pick pile pinch place poach pour press pulse push put puree raise reduce remove rest return rinse roast roll rub saute sauté scatter scoop score scrape seal sear season serve set shake shape shave shred sift simmer skim slice slide slip smash smear smooth snip soak soften spoon spread sprinkle squeeze stand steam stir strain strew stuff sweat swirl take taste tear tie tip toast top toss trickle trim tuck turn unmold use wait warm wash weigh wet whip whisk wilt wipe work wrap'
    .split(' ')
    .join('|')
const verb = String.raw`(?:(?:gently|lightly|quickly|slowly|carefully|finally|at once|meanwhile|again) )?(?:${verbs})\b`
/** Words that may open a sentence before its verb. */
const opening =
  '(?:(?:Meanwhile|Then|Now|Finally|Next|Last|At the end|Off the heat|To serve|To finish|Just before serving),? )?'

const boundary = new RegExp(
  String.raw`(?:[,;]? and then |[,;]? then |[,;]? and |, |; )(?=${verb}(?! in a sieve))|, (?:and )?then (?=(?:the|a|an|half|last|in|with|some|most|all|two|three|four)\b)|,? and last(?:,| of all)? (?=the\b)|,? (?=until\b)|, (?=(?:which|while|so that|where|for it|since|as it|as they|or until|before|when)\b)|, (?=(?:dropping|adding|putting|stirring|scattering|strewing|laying|folding|sprinkling)\b)|; |: `,
  'gi',
)

export interface Clause {
  /** Words between the clause before and this one: ", ", " and ". */
  joint: string
  text: string
  kind: 'work' | 'tail' | 'talk'
}

const startsWithVerb = new RegExp(`^${opening}${verb}`, 'i')
const isTail =
  /^(?:until|which|while|so that|where|for it|since|as it|as they|or until|before|when|dropping|adding|putting|stirring|scattering|strewing|laying|folding|sprinkling)\b/i
const isElided = /^(?:the|a|an|half|last|in|with|some|most|all|two|three|four)\b/i

/** Returns the clauses of a sentence, which together with their joints are the sentence without its stop. */
export function clausesOf(sentence: string): Clause[] {
  const body = sentence.replace(/[.!?]+$/, '')
  const clauses: Clause[] = []
  let from = 0
  let joint = ''
  const push = (text: string) => {
    // "Add the shrimp until pink, 3 minutes, and the spinach until it wilts" adds the spinach as well.
    const elided = isTail.test(text)
      ? /^(.*), and (the (?:(?!\b(?:is|are|has|have|can|reads?|looks?)\b)[^,])*)$/i.exec(text)
      : null
    if (elided) {
      clauses.push({ joint, text: elided[1]!, kind: 'tail' })
      clauses.push({ joint: ', and ', text: elided[2]!, kind: 'work' })
      return
    }
    const isElidedWork = /then|last/.test(joint) && isElided.test(text)
    const kind = isTail.test(text) ? 'tail' : startsWithVerb.test(text) || isElidedWork ? 'work' : 'talk'
    clauses.push({ joint, text, kind })
  }
  for (const { index, 0: found } of body.matchAll(boundary)) {
    if (index < from) continue
    push(body.slice(from, index))
    joint = found
    from = index + found.length
  }
  push(body.slice(from))
  return clauses
}

const isVerbWord = new RegExp(`^(?:${verbs})$`, 'i')
/** True for a word with which a clause may begin. */
export const isVerb = (word: string): boolean => isVerbWord.test(word)

/** True for the work of a clause that has no verb of its own: ", then the pecans". */
export const isWithoutVerb = ({ kind, text }: Clause): boolean =>
  kind === 'work' && !startsWithVerb.test(text)

/** Verbs that add a food to the dish, after which "it" means the dish and no more the food. */
const adding =
  /^(?:[A-Z][a-z]+,? )?(?:add|strew|scatter|sprinkle|top|finish|garnish|season|drizzle|trickle|dust|dot|tear|squeeze|shave|snip|crumble|lay .* (?:on|over)|put .* (?:on|over|in)|(?:stir|fold|grate|drop|press|tuck|work|whisk|beat|mix|pour|put|swirl|toss|melt|shake|tip|fork) (?:in|on|over|through)|stir .*(?:into|through)|fold .*(?:into|through|in)|fork .* through)\b/i
export const isAddition = ({ text }: Clause): boolean => adding.test(text)

/** Joins clauses to a sentence again: two are joined by "and", of more only the last. */
export function sentenceOf(clauses: readonly Clause[], stop: string): string {
  const kept = clauses.map((clause, at) => ({ ...clause, at }))
  const works = kept.filter(({ kind }) => kind === 'work')
  const last = works.at(-1)
  const text = kept
    .map(({ joint, text: said, kind, at }, place) => {
      if (place === 0) return said.charAt(0).toUpperCase() + said.slice(1)
      const isLast = last?.at === at
      const before = kept[place - 1]!
      if (kind === 'work' && isLast && joint === ', ' && before.kind !== 'talk')
        return `${before.kind === 'tail' || /,/.test(before.text) ? ', and ' : ' and '}${said}`
      if (
        kind === 'work' &&
        works.length === 2 &&
        joint === ', and ' &&
        before.kind === 'work' &&
        !/,/.test(before.text)
      )
        return ` and ${said}`
      if (kind === 'work' && before.kind === 'tail' && joint === ' and ') return `, and ${said}`
      return `${joint}${said}`
    })
    .join('')
  return `${text}${stop}`
}
