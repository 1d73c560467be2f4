import type { Strength } from './negator.ts'
import { linesOf } from './phrase-lines.ts'

/* Negators of several words, one per line, that stand before the list of foods they deny. */

/** Allergy negators, whose list runs on over commas: "allergic to eggs, milk, soy". */
const allergies = linesOf(`
  allergen is
  allergens are
  allergens to avoid
  allergic reaction to
  allergic reactions to
  allergic to
  positive for
  ige to
  allergies are
  allergies include
  allergies to
  allergy is
  allergy to
  anaphylactic to
  anaphylactic with
  anaphylaxis from
  anaphylaxis to
  can't digest
  can't tolerate
  cannot tolerate
  deadly allergic to
  epipen because of
  epipen for
  hives after
  hives from
  intolerance of
  intolerance to
  intolerances are
  intolerant of
  intolerant to
  react badly to
  react to
  reacting to
  reaction to
  reacts badly to
  reacts to
  sensitive to
  sensitivity to
  throat closes from
  throat closes with
`)

/** Exclusion negators, whose list runs on over commas. */
const runningOn = linesOf(`
  stuck in the
  doesn't taste like
  doesnt taste like
  don't taste like
  does not taste like
  not taste like
  burned out on
  burnt out on
  had enough of
  had it with
  had it up to here with
  so over
  can't face
  can't face another
  not one with
  not ones with
  not the one with
  not the ones with
  not the kind with
  not the sort with
  not one of those with
  sick to death of
  bored to death of
  bored to death with
  bored to tears by
  bored to tears of
  bored to tears with
  can't look at another
  stuck in a
  stuck on
  apart from
  aside from
  banned from eating
  can do without
  could do without
  does not contain
  foods to avoid
  free from
  free of
  gave up
  give up
  given up
  giving up
  going off
  gone off
  has to avoid
  have to avoid
  keep away from
  keep out
  lay off
  laying off
  no fan of
  no go are
  no go is
  no go list
  no go list is
  can no longer have
  no longer able to eat
  no longer allowed
  no longer has
  no longer have
  no longer drink
  no longer eat
  no longer eats
  not a big fan of
  not a fan of
  not big on
  not contain
  not from
  not made from
  not made of
  not made with
  not out of
  not fond of
  not into
  not keen on
  not in the mood for
  don't feel like
  dont feel like
  do not feel like
  moratorium on
  ban on
  embargo on
  don't want one that calls for
  don't want one that uses
  don't want it to have
  don't want any that call for
  doesn't feel like
  forgot to buy
  forgot to get
  forgot to grab
  forgot to pick up
  forgot to purchase
  forgot to order
  forgotten to buy
  not feeling
  not meant to eat
  not stuck with
  not craving
  not supposed to eat
  not supposed to have
  not supposed to drink
  isn't supposed to eat
  isn't supposed to have
  isn't supposed to drink
  isnt supposed to eat
  isnt supposed to have
  isnt supposed to drink
  aren't supposed to eat
  aren't supposed to have
  aren't supposed to drink
  arent supposed to eat
  arent supposed to have
  different from
  different than
  other than
  other than as
  other than make
  other than making
  besides make
  besides making
  other than for
  other than in
  besides in
  nothing containing
  nothing that contains
  nothing with
  off limits are
  off limits is
  quit eating
  refuses to eat
  stay away from
  staying away from
  steer clear of
  steers clear of
  stopped eating
  swore off
  sworn off
  things to avoid
  weaned off
  went off
  have no time for
  no use for
  no love for
  not touching
  turned off by
  complain about
  complains about
  whine about
  whines about
  turns his nose up at
  turns her nose up at
  turn their noses up at
  gag at
  gag on
  gags at
  gags on
`)

/**
 * Exclusion negators that deny one food and those that "and" or "or" join to it: "hold the onions, chicken
 * and rice".
 */
const plain = linesOf(`
  afraid of
  anything but
  as opposed to
  as opposed to the usual
  as opposed to using
  as opposed to the traditional
  as opposed to the traditional method of using
  anything except
  bored of
  bored with
  do without
  done with
  enough of
  enough of the
  enough with
  enough with the
  lose the
  pass on
  pass on the
  spare me
  spare me the
  spare us
  spare us the
  go without
  concerned about
  cut out
  said cut
  said to cut
  told to cut
  told me to cut
  has to cut
  have to cut
  cut all
  cut all the
  cutting out
  everything but
  hold all the
  hold the
  in lieu of
  in place of
  instead of
  leave off
  leave out
  leaving out
  left out
  nervous about
  none of
  out of
  ran out of
  rather than
  scared of
  sick of
  getting sick of
  getting tired of
  getting bored of
  getting bored with
  fed up of
  fed up with
  swap out
  sick and tired of
  tired of
  alternative to
  alternatives to
  alternative for
  substitute for the
  substitutes for the
  substitute to
  replacement for
  replacements for
  worried about
`)

/** Negators that count only with "out" or "off" behind the list: "leave the olives out". */
const leaving = linesOf(`
  keep
  keep the
  keeping
  leave
  leave the
  leaving the
`)

interface NegatorPhrase {
  words: string[]
  strength: Strength
  runsOn: boolean
}

const phrasesOf = (lines: readonly string[], strength: Strength, runsOn: boolean): NegatorPhrase[] =>
  lines.map((line) => ({ words: line.split(' '), strength, runsOn }))

/** Longer phrases first, so that "allergic reaction to" is not taken for a part of itself. */
export const negatorPhrases: readonly NegatorPhrase[] = [
  ...phrasesOf(allergies, 'allergy', true),
  ...phrasesOf(runningOn, 'exclusion', true),
  ...phrasesOf(plain, 'exclusion', false),
  ...phrasesOf(leaving, 'leave', false),
].sort((a, b) => b.words.length - a.words.length)
