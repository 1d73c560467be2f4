import type { Finding } from '#contract/recipe.ts'
import type { DraftSource } from './expectation.ts'

/*
 * The one place that decides what sends a model's answer back (docs/decisions/039). What would harm or mislead does: a
 * forbidden food that goes in or is served, a main food that is missing, a word that may hide a food. What is only style,
 * and what a cook reads and decides alone, is told on the recipe's page. The kitchen's own recipes are held to all of it.
 */

type Severity = Finding['severity']

/** Findings, each with the circumstances on which its severity depends in a model's answer. */
const ofModels = {
  /** A food that a diet, an allergy or an exclusion forbids, in a step and on no line. */
  'forbidden food of a step': {
    cooked: 'error',
    served: 'error',
    /** "Cornbread without egg or milk". */
    'in a make without it': 'note',
    /** Cornbread beside a vegan dish: the cook buys a vegan one. */
    'served in an unknown make': 'note',
    named: 'warning',
  },
  /** A line that no step uses. */
  'coherence.listed-is-used': {
    'main food': 'error',
    /** A flavoring, or one vegetable among many: what the cook does with it is plain. */
    'minor food': 'warning',
  },
  /** A food that no line lists, and that breaks no wish. */
  'coherence.mentioned-is-listed': {
    'main food': 'error',
    'minor food': 'warning',
    /** An idea for the table or for another day. */
    'served or named': 'note',
  },
  /** Words of a line in another language that the kitchen cannot read, for a cook with an allergy. */
  'allergy.unread': {
    'may be a food': 'error',
    'describes a food': 'note',
  },
  /** Molluscs for who is allergic to crustaceans. */
  'allergy.molluscs-too': { listed: 'error' },
} as const satisfies Record<string, Record<string, Severity>>

type Kind = keyof typeof ofModels

/** Severities in the recipes of others than models, where they differ from an error. */
const ofOthers: Partial<Record<Kind, Severity>> = { 'allergy.molluscs-too': 'note' }

/** Returns the severity of a finding of this kind in these circumstances. */
export const severityOf = <K extends Kind>(
  kind: K,
  circumstances: keyof (typeof ofModels)[K],
  source: DraftSource,
): Severity => {
  if (source !== 'model') return ofOthers[kind] ?? 'error'
  return ofModels[kind][circumstances] as Severity // a value of the table above
}

/**
 * Findings that never send a model's answer back: minutes and the heat of an oven, which a cook
 * plans by and sets right without harm, a short description, a step of one word and 32 spoonfuls of jam.
 */
const onlyTold = /^(?:times\.|oven\.temperature$|shape\.(?:total-time|description|empty-step|servings)$)/

/** True for a rule whose breach a model's answer is only told of, in whatever circumstances. */
export const isOnlyTold = ({ rule }: Pick<Finding, 'rule'>): boolean => onlyTold.test(rule)
