import type { Circumstance } from './circumstance.ts'

const vehicle = 'car|truck|van|lorry|cab|trunk|tractor|vehicle|toolbox|backpack|tent|warehouse|locker'
const cooling =
  'refrigeration|refrigerating|refrigerated|refrigerator|cooling|chilling|a fridge|the fridge|a refrigerator|to be refrigerated|be refrigerated|to be chilled|to be kept cold|to be kept cool|to be kept in the fridge'
const meal =
  'snacks?|food|foods|meals?|lunch|lunches|dinners?|breakfasts?|treats?|proteins?|ingredients?|items?|ideas?|options?|recipes?|travel|trail|camping|hiking|pantry'

/** Ways of saying that a food must keep without cold: it is made of foods from a shelf, as where there is no refrigerator. */
export const keeping: readonly Circumstance[] = [
  {
    means: 'no fridge',
    says: `
      (DONT|can't|cannot|not|never) [melt|rot|wilt|go bad|or|and] (spoil|spoils|perish) !(my|me|your|his|her|our|their|the|dinner|supper|appetite|it|them|him|us|before|in the fridge|in my fridge|for a week|for two weeks)
      (DONT|can't|cannot|not|never) (go|goes|get|gets|turn|turns) (bad|off|rancid) in [a|the|my|his|her] [summer|hot|desert|texas|florida|arizona] (heat|sun|${vehicle})
      (sit|sits|stay|stays|live|lives|survive|survives|last|lasts|hold up|holds up|keep|keeps|ok|okay|fine|safe) [ok|okay|fine|safe|safely|well|all day] in [a|the|my|his|her] [very|really|boiling|parked] (hot ${`(?:${vehicle})`}|summer heat|heat)
      (leave|keep|stash|store) in [a|the|my|his|her] [very|really|hot|work|parked|desk] (car|truck|van|lorry|glove box|locker|desk|drawer)
      (desk drawer|glove box|glovebox|glove compartment)
      (non perishable|nonperishable|unperishable|imperishable|non perishables|nonperishables)
      (shelf stable) [${meal}]
      (no|without|nothing) [any] (perishable|perishables)
      (DONT|can't|cannot|not) (need|needs|require|requires|needing|requiring) [any] (${cooling})
      (needs|need|requires|require|needing|requiring|with) (no|zero) (refrigeration|fridge|refrigerator|refrigerating|cooling)
      (can't|cant|cannot|not) [be] (refrigerate|refrigerated)
      unrefrigerated
    `,
  },
  {
    means: 'keeps outside',
    also: ['eaten by hand'],
    told: '“…”: cooked food, meat, fish, eggs, milk and mayonnaise keep 2 hours without cooling, and 1 hour when it is above 90°F (32°C); pack them with ice for longer.',
    says: `
      (on|for|at|to) [THE] (job site|jobsite|construction site|building site|work site|worksite)
    `,
  },
]
