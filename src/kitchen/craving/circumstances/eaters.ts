import { NOT_MESSY } from '../../culinary/denied-looks.ts'
import type { Circumstance } from './circumstance.ts'

const contest =
  'marathon|half marathon|race|triathlon|ironman|5k|10k|game|match|meet|swim meet|tournament|competition|regatta|bout'
const exercise = `${contest}|workout|gym|practice|training|run|jog|ride|bike ride|swim|climb|leg day|crossfit`
const kindOfSport =
  'soccer|football|basketball|baseball|softball|hockey|lacrosse|rugby|tennis|volleyball|swim|swimming|track|wrestling|gymnastics|dance|ballet|karate|cheer|rowing|cycling|running|ski|sports?|team|varsity|little league'
const describing =
  "THE|big|long|hard|tough|tomorrow's|today's|morning|evening|early|late|half|first|kids|kids'|son's|daughter's|heavy|good|local|charity"
const ended =
  '(?=$|,| (?:and(?! (?:spicy|sour|fresh))|so|but|today|tonight|tomorrow|now|right|from|after|because|in|on|what|need|want|which|this)(?![a-z]))'
const atWork = 'work|the office|office|school|my job|the job|job|the break room|uni|college|campus|the site'
const cutlery = 'spoons?|forks?|knife|knives|plates?|bowls?|cutlery|utensils?|silverware'

/** Words of who eats, and of the place and the state in which they eat, that name no dish. */
export const eaters: readonly Circumstance[] = [
  {
    means: 'eaten by hand',
    also: [NOT_MESSY],
    says: `
      [have|need|want|to|can|easy|safe] (eat|eaten|eating|eats|snack on|munch on|have|having) [it|them|this|dinner|lunch|breakfast|supper|my|our|something] (in|on|from) [THE|moving|parked] (car|truck|van|bus|train|plane|airplane|subway|cab|taxi|boat|couch|sofa|lap|bed|recliner|tractor) [without|making|leaving|a|any|no|mess|stains|crumbs]
      (no|without|forgot|lost|not needing|DONT have|DONT need|DONT own) [THE|any] (${cutlery}) [or|and|nor|no|any|THE|${cutlery}] !(licking|bread)
      (on|over) my lap
    `,
  },
  {
    means: NOT_MESSY,
    says: `
      (won't|wont|DONT|not|without|no) [make|making|leave|leaving|any|get|getting|cause|causing] (stains?|staining|crumbs|drips?|dripping|spills?|spilling|splatter)
      (mess|spill|stain|drip|crumb)[ -](free|proof)
    `,
  },
  {
    means: 'for a hot day',
    also: ['refreshing'],
    says: `
      (i'm|im|i am|we're|we are|feel|feeling|feels|felt|am) [SO|feeling|a bit|overly] (hot|overheated|sweaty|sweating|boiling|roasting|melting|too warm)${ended}
      (cool|cools|cooling) (me|us|him|her|you|everyone|myself) (down|off)
    `,
  },
  {
    means: 'warm',
    also: ['winter'],
    says: `
      (i'm|im|i am|we're|we are|feel|feeling|feels|felt|am) [SO|feeling] (cold|freezing|frozen|chilly|shivering|chilled)${ended}
      (warm|warms|warming) (me|us|him|her|you|everyone|myself) [right] up
      chilled to the bone
    `,
  },
  {
    means: 'keeps outside',
    also: ['eaten by hand'],
    says: `
      (for|on|along|hit|hitting) [THE|long|day] (trail|trails|hike|trek|hiking trip|day hike) !(mix)
      [long|day|big|mountain] (hike|trek|day hike) (tomorrow|today|ahead|this weekend|on saturday|on sunday)
    `,
  },
  {
    means: 'budget',
    says: `
      (won't|wont|DONT|without|not|to not) (break|breaking) THE (bank|budget)
      on [THE|very|real] shoestring [budget]
    `,
  },
  {
    means: 'before sport',
    says: `
      (before|ahead of|prior to|pre|pre-) [${describing}|${kindOfSport}] (${exercise}) !(day|night|party|watching|plan)
      (for|running|run|riding|racing|playing|play|doing|swimming|have|having|has|got|fuel|fuels|fueling) [${describing}|${kindOfSport}|and|have] (marathon|half marathon|triathlon|ironman|race|swim meet|tournament|match|5k|10k|bike race|bike ride|long run) [tomorrow|today|this weekend|on saturday|on sunday|in the morning]
      (have|having|has|got) [${describing}|${kindOfSport}] (game|practice|training|workout) (in (an|one|two|three|four|[0-9]+) hours?|tomorrow|today|tonight|this afternoon|later)
      (energy|fuel) (for|before) [${describing}|${kindOfSport}] (${exercise}|hike|walk)
      (carb|carbo)[ -](load|loading) (for|before) [${describing}|${kindOfSport}] (${exercise})
    `,
  },
  {
    means: 'protein',
    also: ['quick'],
    says: `
      (after|post|post-|following|home from|back from|finished|done with) [just|${describing}|day|of|at|${kindOfSport}] (${exercise}|skiing|snowboarding|hiking|hike|swimming|yard work|shoveling snow|shovelling snow|football|soccer|basketball|rugby|hockey|tennis|karate|ballet|gymnastics) !(party)
    `,
  },
  {
    means: 'served cold',
    also: ['make ahead'],
    says: `
      (no|without|DONT have|lacking|isn't) [THE|any|a|working|access to] (microwave|fridge or microwave|way to heat things) [available|access] (at|in) (${atWork})
      (no|without|DONT have|can't) [THE|any|a|way] [to] (reheat|heat|warm|heating|reheating) [it|lunch|food|anything|things|up] (at|in) (${atWork})
      microwave (at|in) (${atWork}) (is|has|just|broke|died) [just|been] (broken|broke|out|gone|dead|disgusting|gross)
    `,
  },
  {
    means: 'make ahead',
    says: `
      (take|taking|bring|bringing|pack|packing|eat|eating|carry) [it|them|along|with|me|this|my|lunch|dinner] (on|to|for|at|during) [THE|night|long|double|graveyard|late|12|twelve|hour] (shift|shifts|work|job|desk|clinic|ward|lab|warehouse) !(potluck|party)
      (work|working|works) [THE] (nights|night shifts?|graveyard|graveyard shift|double shifts?|doubles|second shift|third shift) [at THE hospital|as a nurse|in a hospital]
      (during|on|for) [THE|long] (night|late|double|graveyard|day|12-hour|twelve hour) (shift|shifts)
      (at|for) [THE] desk [job|lunch]
      (ready|waiting|done|hot|finished) (when|by the time|once|as soon as) (i|we|he|she|they|everyone) (get|gets|come|comes|walk|walks|am|are|is) [back] (home|in|back|in the door)
      (from|in|out of) (this|one|a single|the same) [cooking|prep|batch|sunday|meal prep] (session|batch|cook|go|cook up)
      (still have|and have|enough for|leave|leaves|leave us|leaves us|leave me|plenty of|creates?|yields?) [some|plenty of|enough|with|good|lots of] leftovers !(from|in the|to use|that need|i need) [that|which|can|could|be|turned|transformed|repurposed|made|into|for|another|THE|variation|variations|different|new|meal|meals|dish|dishes|lunch|lunches|next|day|tomorrow|work]
      (just|recently) had [THE|her|their|another|new|first|second|third|little] (baby|babies|twins|child|kid|newborn)
      (to|for) [THE] [new|next door|lovely|elderly] (neighbou?rs?|coworkers?|colleagues?) [family|next door]
    `,
  },
  {
    means: 'sick',
    says: `
      (no|zero|little|hardly|barely|lost|losing|lose|ruined|loss of|poor|low|small|without|not|DONT have) [THE|of|much|any|all|real|his|her] appetite
      (just out of|fresh out of|home from|out of|back from|discharged from|released from|recovering from|recovering after|after|recovery from|getting over) [being|in|THE|major|minor|back|knee|hip|heart|long] (hospital|surgery|operation|illness|flu|pneumonia|hospital stay)
      (recovering|convalescing)
    `,
  },
  {
    means: 'hearty',
    says: `
      [that|which|will|something|food] (stick|sticks|sticking) to (my|your|the|our|his|her|their) ribs
      hungry (?!(?:always|sometimes|this|us|yes|days|hours|mornings|nights|evenings|was|is|has|as|lots)(?![a-z]))[a-z]{3,}(?:s|men|folk|folks|people|crew|family|crowd|army|mob|team)(?![a-z])
    `,
  },
  {
    means: 'from the pantry',
    says: `
      (fridge|refrigerator|pantry|cupboards?|larder|house) (is|are|looks|look|was|being) [SO|almost|nearly|totally|completely|basically|practically|a bit] (empty|bare) [nothing]
    `,
  },
  {
    means: 'healthy',
    also: ['light'],
    says: `
      (before|ahead of|prior to) [THE|big|important|final|job] (exams?|tests?|finals|interview|presentation|meeting|performance|recital|concert) !(kitchen)
    `,
  },
  {
    means: 'quick',
    says: `
      [so|and|with] (no|without|can't|cannot) [any|do any] simmering [or cooking things]
      [the] only [heat] setting is high
    `,
  },
  {
    means: '',
    says: `
      (on|from|in|off) [THE|small|tiny|little|apartment|city|back|new|condo] (balcony|balconies|terrace|rooftop|fire escape|patio|porch|backyard|back yard)
      (eat|eating|dine|dining) (outside|outdoors|al fresco|alfresco) !(food)
    `,
  },
]
