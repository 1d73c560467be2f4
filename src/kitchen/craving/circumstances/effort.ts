import type { Circumstance } from './circumstance.ts'

/** Words about how little strength, time or help somebody has for cooking, and how the dish is to be eaten. */
export const effort: readonly Circumstance[] = [
  {
    means: 'little work',
    says: `
      (lowest|low|least|minimal|minimum|zero|no|little|less|hardly any|not much|not a lot of|barely any|without much|without any) [amount of|possible] effort !(cleanup)
      [SO|low] effortless
      (low|no|zero|little|out of|without|not much|not enough) [more] (energy|spoons|motivation|willpower|brainpower|brain power) !(bars?|balls?|bites?|drinks?)
      (don't|dont|do not|didn't|haven't|haven't got|hardly) [really] (have|got) [THE|any|much|enough] (energy|strength|spoons|motivation|bandwidth|capacity) [to cook|to make dinner|for cooking|left]
      (too|so|dead|bone|dog|really|super|very|just|am|i'm|im|i am|we're|feeling|feel|pretty|absolutely|always|completely) tired !(of)
      tired (to|for) (cook|cooking|make|chop|do|stand|think)
      tired (mom|mum|dad|parent|parents|student|me|today|tonight)
      tired and (hungry|lazy|cranky|broke|cold|sad)
      (exhausted|exhaustion|wiped out|knackered|shattered|zonked|burnt out|burned out|worn out|run down|pooped|drained|overwhelmed|burnout)
      <!(great) (depression|depressed|depressive) [meal|meals|dinner|cooking] !(era)
      (chronic fatigue|chronic pain|chronic illness|executive dysfunction|brain fog|long covid|fibromyalgia|mental health) [day|days|meal|meals|friendly]
      (adhd|migraine) (friendly|brain|day|meal|meals|cook|cooking)
      DONT [even|really] (want to|wanna|feel like|want|like to|feel up to|care to) (cook|cooking|make dinner|making dinner|make a meal|make food|make anything|making anything|make supper|be cooking|prepare food)
      (hate|hates|dread|sick of|tired of|fed up with|over) (cooking|making dinner|making supper|to cook)
      (can't|cant|cannot|can not|couldn't|could not) [even] be (bothered|arsed|assed|fucked) [to cook|with cooking|to make dinner]
      (cba|cbf)
      (not|never|rarely) in the mood (to cook|for cooking)
      [preparing|making|cooking] [food|dinner|meals] (seem|seems|feel|feels) [SO] (hard|impossible|overwhelming|daunting) 
      (preparing|making) (food|meals) ... (so|too) hard
      (never|can't|cant|cannot|won't|wont) [ever] fail [meal|meals|recipe|recipes|dinner|dinners] !(to)
      (teen|teens|teenager|teenagers|teenage|kid|child|son|daughter|boy|girl|husband|bachelor|student|[0-9]+ year old) [son|daughter|boy|girl|kid|boys] [of mine] [that|who] (can|could|is able to|will) [easily] (make|cook|prepare|do) [it|this] (himself|herself|themselves|themself|alone|on their own|by himself|by herself|by themselves|on his own|on her own)
      (brainless|mindless|no brainer|no-brainer|low stress|stress free|stressfree|no stress|idiotproof|unfussy|zero fuss|zero effort|no thought)
      (DONT want to|dont wanna|hate|hates|hate to|without|not having to|no) [have to] (clean|cleaning|wash|washing|scrub|scrubbing|do|doing) [up] [a lot of|lots of|so many|too many|many|any|all the|the|a million|a ton of|alot of|a pile of] (dishes|pots|pans|pots and pans) [afterwards|after]
      (easy|little|minimal|no|less|quick|low|fewest|few|fewer) [to no] (cleanup|clean up|clean-up|washing up|dishes to wash|dirty dishes|dishes to clean)
      (dump and go|dump-and-go|fix it and forget it|low lift|minimal steps|few steps|hardly any steps)
      [just] (throw|throws|thrown|throwing|chuck|chucked|chucking|toss|slap|slapped|cobble|rustle) together
      (throw|chuck|toss) (it|things|stuff|something|everything) (together|in a pot|in the pot|in a pan|in the pan)
      (keine|null|0|kein) (lust|bock|energie|motivation) [mehr|heute|grad|gerade] [auf|zu|zum|mehr] [lange|gross] [kochen]
      zu (mude|kaputt|fertig|faul|erschopft|erledigt) [zum|um zu] [kochen]
      (mude|erschopft|todmude|kaputt von der arbeit|fix und fertig)
      (wenig|ohne|minimaler|kein|kaum) [grossen|grosser|viel] aufwand
      (sin|no tengo|pocas) ganas [de] [cocinar]
      (demasiado|muy|tan|estoy) cansad[oa] [para|de] [cocinar]
      (agotad[oa]|reventad[oa])
      (poco|minimo|sin|con poco) esfuerzo
      (pas|aucune|plus) [trop|tres] envie de [faire la] (cuisiner|cuisine)
      (la|grosse) flemme [de] [cuisiner]
      (trop|si|tres|suis|vraiment) (fatigue|fatiguee|creve|crevee|epuise|epuisee) [pour|de] [cuisiner]
      (sans|peu d|sans trop d|minimum d) ?(effort|efforts)
      (non ho|senza|zero|poca) [nessuna] voglia [di] [cucinare]
      (troppo|sono|cosi|molto) stanc[oa] [per|di] [cucinare]
      stanchissim[oa]
      (poca|senza|minima) fatica
    `,
  },
  {
    means: 'quick',
    says: `
      [SO] quickly
      (now|asap|pronto|stat|immediately) (please|pls)
      in (a hurry|a rush|a pinch|a flash|a jiffy|no time|no time at all)
      (no|little|zero|hardly any|not much|not a lot of|without much|short on|low on|out of) [free|spare] time [to cook|to make|for cooking|at all|tonight|today]
      (don't|dont|do not|doesn't|doesnt|does not|won't|wont|will not|not|can't|cant|shouldn't|that doesn't) (take|takes|taking|require|need|requires) [any|much|too much|so much|a lot of|lots of|that much|very] (time|long)
      (don't|dont|do not|doesn't|doesnt|does not|won't|wont|will not|not|can't|cant|shouldn't) (take|takes|taking) (forever|ages|hours|all day|all night)
      (don't|dont|do not|never|not|without|no) [want to|wanna|like to|to|want] (spend|spending|be|slave|slaving|stand|standing) [for] [hours|all day|all night|ages|forever|too long|a lot of time|much time|too much time|the whole evening|away] (in the kitchen|cooking|at the stove|over the stove|over a hot stove|on dinner|hours)
      (running|home|i'm|im) late [from work]
      [I am|i'm|im] [so|really|super|very|absolutely] (starving|starved|famished|ravenous) [right] [now] [and] !(men|boys|teens|teenagers|teen|crowd|family|guests|crew|kids|husband|college|students|students)
      (hungry|hangry) (now|right now|and tired|and lazy|and impatient|and in a hurry)
      [SO|I am|i'm|im|am|we're|feeling|get|getting] hungry [now|tonight|today|here] !(men|boys|teens|teenagers|teen|teenage|crowd|family|guests|crew|kids|husband|workers|farmers|hikers|man|boy|growing|people|bunch|college|students|son|sons|athletes|team|for)
      (this late|so late|late at night|late night dinner)
      (schnell|auf die schnelle|wenig zeit|keine zeit|in eile)
      (rapido|rapidito|con prisa|sin tiempo|poco tiempo|no tengo tiempo)
      (vite fait|rapidement|pas le temps|pas de temps|peu de temps|plat rapide)
      (velocemente|veloce|al volo|poco tempo|senza tempo|non ho tempo|di fretta)
    `,
  },
  {
    means: 'fancy',
    says: `
      for [our|my|the|some|dinner|weekend|special|important|unexpected] (guests|visitors|in-laws|inlaws|in laws|boss) !(with|who|that)
      for [special|important|dinner] company !(with|who|that|party|picnic|potluck|meeting)
      fur [unsere|die|liebe] (gaste|besuch)
      para [mis|los|unos] (invitados|visitas)
      pour [des|mes|les|nos] invites
      per [gli|i|degli|dei|miei] ospiti
    `,
  },
  {
    means: 'slow',
    says: `
      (simmers|simmer|simmering|cooks|cooking|bubbles|bubbling|braises|stews|stewing|roasts) [away] [on the stove|in the oven|on the back burner] (all day|all afternoon|all day long|for hours|for hours and hours|low and slow|the whole day|the whole afternoon)
      all day (simmer|simmering|cooking|cook|stew|sauce|braise|project)
    `,
  },
  {
    means: 'hearty',
    says: `
      hungry [teenage|growing|young|adult|grown|football|very] (men|boys|teens|teenagers|teen|crowd|family|guests|crew|husband|workers|farmers|hikers|campers|athletes|team|bunch|people|army|mob|kids|students|sons|son|man|boy)
    `,
  },
  {
    means: 'nothing to chop',
    says: `
      (no|without|zero|hate|hates|skip the|minus the|without any|with no|no more) [THE|much|any|lots of|a lot of] (chopping|cutting|dicing|slicing|mincing|knife|knives|knife work|knifework|prep work|peeling) [required|needed|involved|at all] !(board)
      (don't|dont|do not|can't|cant|cannot|can not|unable to|not able to|hate to|hates to|not) [want to|wanna|have to|need to|like to|really] (chop|cut|slice|dice|use a knife|hold a knife|use knives|peel) [anything|stuff|things|vegetables|veggies|onions|a lot|lots]
      (nothing|minimal|little|very little) [to|else to] (chop|chopping|cut|cutting|slice|slicing|knife work)
      [THE|with] (broken|sprained|fractured|injured|hurt|bad|sore|busted|bandaged) (wrist|arm|hand|finger|fingers|thumb|elbow|shoulder|collarbone|hands|wrists)
      (wrist|arm|hand|finger|thumb) (is|in|was) [in] (THE) (cast|sling|splint|brace)
      (arm|hand|wrist) in (cast|sling)
      (broke|hurt|injured|sprained|cut|burned) (my|his|her) (wrist|arm|hand|finger|thumb|shoulder)
      (one handed|one-handed|single handed) (cook|cooking|cook's|recipe to make|prep|preparation)
      (cook|cooking|make|made|prepare|prepared|prep) [it|dinner|this|something] (with (one|1) hand|one handed|one-handed|single handed|single-handed|single handedly)
      (carpal tunnel|arthritic hands|arthritis in my hands|tendonitis|tendinitis)
      (ohne|kein|nichts zu|nix zu) (schneiden|schnippeln|schnibbeln)
      (sin|nada que|sin tener que) (cortar|picar)
      (sans|rien a|sans rien) (couper|eplucher)
      (senza|niente da) (tagliare|affettare)
      (gebrochene[srn]?|verstauchte[srn]?) (arm|hand|handgelenk|finger)
      (muneca rota|brazo roto|poignet casse|bras casse|polso rotto|braccio rotto)
    `,
  },
  {
    means: 'eaten by hand',
    says: `
      (eat|eaten|eating|eats|edible|be eaten|eat it|eat them) (with|in|by|using) (one|1|a single|THE|their|your|either|bare) (hand|hands|fingers) [only]
      (with|using) (only|just) (one|1) hand
      (one handed|one-handed|single handed) (meal|meals|food|foods|snack|snacks|dinner|dinners|lunch|lunches|eating|breakfast|breakfasts)
      (one|1) (hand|handed)(?=$|,)
      (one|1) hand (free|only)
      (eat|eaten|eating) [it|this] [with] (one|1) (hand|handed)
      (one-handed|single-handed)(?=$|,)
      (in|during|on) THE [daily|morning|long|drive] (commute|drive to work|way to work|school run)
      (handheld|hand held) [food|foods|meal|meals|dinner|dinners|lunch|lunches|snack|snacks|breakfast|breakfasts|treats]
      (finger|fingers) (food|foods) [menu|party]
      (no|without|DONT need|DONT have|DONT require|not needing) [THE|any] (fork|forks|utensil|utensils|cutlery|silverware|plates and forks|knife and fork)
      (eat|eaten|eating) (standing up|on the go|while walking|in the car|while driving|walking around)
      (fingerfood|mit den fingern essen|aus der hand essen)
      (comer con las manos|comer con una mano|para picar con las manos)
      (manger avec les doigts|manger a la main|manger d'une main)
      (mangiare con le mani|da mangiare con le mani|mangiare con una mano)
    `,
  },
  {
    means: 'freezer',
    says: `
      (can|could|to) be frozen
      (freezes|freeze) (well|nicely|fine)
      (good|suitable|ok|okay|fine) (for|to) (freezing|freeze)
    `,
  },
  {
    means: 'budget',
    says: `
      (under|for|less than|below|with|only have|got|on) [THE|about|only|just] (tenner|fiver)
      [the] (cheaper|cheapest) the better
    `,
  },
  {
    means: 'keeps outside',
    also: ['eaten by hand'],
    told: '“…”: cooked food, meat, fish, eggs, milk and mayonnaise keep 2 hours without cooling, and 1 hour when it is above 90°F (32°C); pack them with ice for longer.',
    says: `
      [THE|for|long] (road trip|roadtrip|car trip|car ride|train ride|train journey|bus ride|flight|plane ride|long drive) [meal|meals|food|foods|snack|snacks|lunch|lunches|ideas]
    `,
  },
  {
    means: 'keeps outside',
    also: ['eaten by hand'],
    told: '“…”: cooked food, meat, fish, eggs, milk and mayonnaise keep 2 hours without cooling, and 1 hour when it is above 90°F (32°C); pack them with ice for longer.',
    says: `
      (stuck|sitting|sits|sit|works|work|working|lives|living|eats|eat|eating|driving|drives|drive|day|shift|out) [in|on] (the|a|an|his|her|my) (ambulance|truck|lorry|van|taxi|cab|tractor|patrol car|squad car|police car|fire engine|crane) [all day|all night|all shift|every day|on shift] !(with|cook|stove)
    `,
  },
  {
    means: 'keeps outside',
    told: '“…”: cooked food, meat, fish, eggs, milk and mayonnaise keep 2 hours outside, and 1 hour when it is above 90°F (32°C); pack them with ice for longer.',
    says: `
      (won't|wont|will not|doesn't|doesnt|does not|don't|dont|can't|cant|not|that) (go|goes|going|get) (bad|off) [in|within|for|after|if|when|outside|out|during|while|sitting] [the|a|couple of|few|first|one|two|three|four|about|1|2|3|4] [hour|hours] [or so] [it|we'll be|we will be|we're|we are|it's|it] [sitting|is|sits] [out|outside|outdoors]
      (can|could|will|that|must|able to|ok to|fine to|safe to) [safely] (sit|sits|stand|stay|be left|be out|last) (out|outside|at room temperature|on a buffet|on the table|on the counter|unrefrigerated) [for] [THE|hours|hour|while|one|two|three|four|couple of|few|1|2|3|4] [hours|hour]
      (keeps|keep|kept|holds up|hold up|stays good|stay good|good|lasts|last|holds|hold) [well] (outside|outdoors|in the heat|in the sun|at room temperature|unrefrigerated|without refrigeration) [for] [a|few|couple of|1|2|3|4|one|two|three|four] [hours|hour]
    `,
  },
  {
    means: 'carby',
    says: `
      (need|needs|want|wants|crave|craves|craving|gimme|give me|bring on|bring me|love|loading|load|load up on|loading up on|fill up on|more) [some|more|lots of|loads of|all the|plenty of|a lot of|THE|serious|so many|good|all] (carbs|carbohydrates?|carb) !(free|count|counting|counted|low)
      (lots of|loads of|plenty of|full of|packed with|high in|high|heavy on|rich in) (carbs|carbohydrates?|carb)
      carbs [carbs] (lots|loads|please|all the way)
      (carbo|carb) (loading|load|up|fest|heavy)
    `,
  },
  {
    means: 'make ahead',
    says: `
      (will|that|which|must|to|can|should|does|do) [still|also] (keep(?=$|,| till| until| for (?:a|the|some|several|two|three|four|five|[0-9]))|keeps(?=$|,))
      (won't|wont|will not|doesn't|doesnt|does not|don't|dont|never) (go|goes|get|gets|turn|turns) (limp|soggy|wilted|mushy|slimy|sad)
      (won't|wont|will not|doesn't|doesnt|does not) wilt
      (cook|cooking) [just|only] once [this|a|per|for the|all|in the] [week|weekend]
      (eat|eating|live off|have) [the] leftovers (all week|for days|for the [rest of the] week|the rest of the week|afterwards|after that|for lunch)
      (eat|have|eating|lasts) [it] [both] (today and tomorrow|tonight and tomorrow|again tomorrow|two days|for two days|both days|two nights)
      (good|even better|just as good|still good|great|tastes good|fine|works) [too] (tomorrow|the next day|next day|reheated|cold the next day|when reheated) [too|as well]
      (reheats|reheat|reheating) (well|nicely|fine|easily|great)
      (can be|could be|to be|able to be|easily|if it can be) [made|prepared] (prepared|made|cooked|prepped) (ahead|in advance|beforehand|the day before|earlier)
      [kann man] [gut] vorbereiten
      [gut] vorzubereiten
      (que se pueda|se puede) (preparar|hacer) (antes|con antelacion|el dia antes)
      (a preparer|preparable|se prepare) (a l'avance|la veille)
      (da preparare|si prepara) (in anticipo|prima|il giorno prima)
    `,
  },
  {
    means: 'hearty',
    says: `
      (lots|a lot|loads|tons|plenty) of calories
      (breastfeeding|breast feeding|nursing) ... (always|constantly|so|really|super|all the time|starving|ravenous) [hungry|starving]
    `,
  },
  {
    means: 'light',
    says: `
      [right|just|shortly] before [going to] (bed|bedtime|sleep)
      (after|before) [a|my|the] night shift
    `,
  },
  {
    means: 'comfort',
    says: `
      (just|got|been|getting|i was|freshly) [got|been] (dumped|ghosted) !(in|into|on|out|the|a)
      (he|she|they|boyfriend|girlfriend|husband|wife) [just] (dumped|left|broke up with) me
      (broke up|breaking up|break up|breakup|break-up) [with] [my|boyfriend|girlfriend]
      (broken heart|heartbreak|heartbroken|brokenhearted|broken hearted|heart is broken|lovesick)
      (getting|got|going through|after) [THE] (divorced|divorce|breakup|funeral)
      [THE|such|really|so|been|having] (bad|rough|terrible|awful|shitty|crappy|horrible|hard|tough|long|stressful|lousy) [THE] (day|week|night|month|year) [at work|at the office|today]
      (feeling|feel|am|i'm|im|so) [SO|a bit|kind of|down and] (sad|down|blue|lonely|low|homesick|stressed|anxious|miserable) [today|tonight] !(carb|sodium|fodmap|fat|sugar|salt|calorie|iron|gi|on|the)
      (need|want|could use) [some|a bit of|a little|something] (comfort|cheering up|a hug in a bowl|a hug)
      (hug in a bowl|eat my feelings|eating my feelings|cry into my dinner|drown my sorrows)
      (liebeskummer|schluss gemacht|mieser tag|schlechter tag|seelentroster|trostessen)
      (me dejo|corazon roto|mal dia|dia horrible|estoy triste)
      (chagrin d'amour|coeur brise|mauvaise journee|sale journee|coup de blues)
      (cuore spezzato|mi ha lasciat[oa]|brutta giornata|sono triste)
    `,
  },
  {
    means: 'from the pantry',
    says: `
      (with|from|of|out of|using) (what|whatever|what ever) (we|i|you|we've|i've) [already] (have|got|already have|have got|have here) [here|already|at home|in|on hand|in the house|in the kitchen|in the fridge|left|lying around] 
      (with|from|of|out of|using) (what|whatever) (is|s|'s|happens to be|might be) [already] (here|there|at home|in the house|in the kitchen|in the fridge|in the cupboard|in the pantry|on hand|lying around|left)
      (with|from|using) (what's|whats|whatever's) (here|there|at home|in the house|in the kitchen|in the fridge|in the cupboard|in the pantry|on hand|lying around|left)
      (just|only|all) [from|out of|with] [THE] (pantry|cupboard|store cupboard|storecupboard) [staples|items|stuff|food|ingredients|foods|meal|meals|dinner]
      pantry (meal|meals|dinner|dinners|recipe|recipes|raid|supper)
      [with|using|from|only|just] (everyday|ordinary|common|household|store cupboard|non perishable|non-perishable|nonperishable|shelf stable|shelf-stable) (ingredients|ingredient|foods|items|stuff|staples|things)
      <!(up|my|these|our|of|some) (perishable|non perishable|nonperishable) (ingredients|foods|items|food|stuff|things)
      (no|without|before|skip|skipping|instead of|can't|cant|DONT want to|haven't|havent) [going|been|being|to|go|a|done|do|doing|able to] (grocery shopping|food shopping|grocery run|the store|the grocery store|the supermarket|trip to the store|the shops|the grocery shopping)
      (empty|bare|nothing in the) (fridge|refrigerator|cupboards|cupboard|house|kitchen|pantry)
      (nothing|hardly anything|not much|barely anything) (in|at) [THE] (fridge|refrigerator|house|home|kitchen|pantry|cupboards)
      (haven't|havent|forgot to|didn't|forgotten to|hasn't|have not|nothing|never) [have|has|is|to] [been] (thaw|thawed|thaw out|defrost|defrosted|thaw any meat|thawed out) [anything|meat|the meat|any meat|out]
      (mit|aus) dem,? was (da|im haus|im kuhlschrank|ubrig) ist
      (con lo que (hay|tengo|tenemos)|avec ce (qu'il y a|que j'ai|qu'on a|que l'on a)|con quello che (ho|c'e|abbiamo))
    `,
  },
]
