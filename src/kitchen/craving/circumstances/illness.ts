import type { Circumstance } from './circumstance.ts'

/**
 * Words for being ill, which ask for mild food. They are read last: behind a food they may tell of an allergy,
 * "dairy gives me a stomach ache".
 */
export const illness: readonly Circumstance[] = [
  {
    means: 'sick',
    says: `
      under the weather
      (feel|feeling|feels|felt|am|i'm|im|been|get|getting|is|she's|he's) [SO|a bit|really|kind of|kinda|pretty] (sick|ill|poorly|unwell|nauseated|nauseous|queasy|feverish|fluey|achy) !(of|and tired of|to death of)
      (have|has|had|having|with|got|getting|caught|catching|fighting|nursing|beat|kick) (THE) [bad|nasty|head|chest|common|awful|terrible|summer|little|mild|horrible] (cold(?=$|,| and | so | but | what| who | he | she | i | for | right | today| tonight| please)|flu|fever|bug|stomach bug|tummy bug|stomach flu|virus|cough|sore throat|sinus infection) !(and sour)
      (barf|barfs|barfed|barfing|barfy|vomiting|vomited|vomity|throwing up|threw up|puking|puked|pukey|puking up)
      (tummy|stomach|belly) (ache|aches|bug|flu|virus|upset|hurts)
      (upset|sore|bad|sick|queasy|sensitive) (tummy|stomach|belly) !(because)
      (tummy|stomach|belly) [is|feels|has been|still] (upset|bad|off|sore|queasy|unsettled)
      (covid|strep throat|tonsillitis|bronchitis|sniffles|stuffed up|fever|fevers) !(free|tree)
      (krank|erkaltet|erkaltung|magenverstimmung|ubelkeit|fieber|grippe|ubergeben)
      (resfriad[oa]|con gripe|tengo gripe|enferm[oa]|malestar|dolor de estomago|dolor de garganta)
      (malade|grippe|rhume|enrhume|enrhumee|gastro|mal au ventre|mal de gorge)
      (malat[oa]|influenza|raffreddore|raffreddat[oa]|mal di pancia|mal di gola|febbre)
    `,
  },
]
