import { smallTools } from '../../culinary/small-tools.ts'
import type { Circumstance } from './circumstance.ts'

/** Names of what heats a pan without an oven beneath it, and words before them. */
const rings = 'hobs?|cooktops?|burners?|hot plates?|hotplates?|gas rings?'
const much =
  'one|two|three|four|1|2|3|single|double|small|little|tiny|old|electric|gas|induction|ceramic|portable|working'

/** Denials of the small tools that a dish can be made without. */
const withoutSmallTools: readonly Circumstance[] = smallTools.map(({ name, called }) => ({
  means: `no ${name.toLowerCase()}`,
  isTool: true,
  says: `
    (no|without|sans|lacking|minus|missing) [THE|any|using|use of|special|having|needing|needed] (${called}) [needed|required|necessary]
    (don't|dont|do not|doesn't|haven't|hasn't|can't find|cannot find|lack|lost|broke) [even|currently|actually] (have|got|own|find|use|need|my|the|a) [THE|any] (${called})
    (ohne|kein|keine|keinen) [einen|eine|ein|die|den|das] (${called})
    (sans|pas de|sin|no tengo|senza|non ho) [un|une|una|la|le|il|lo|el] (${called})
  `,
}))

/** Words about what there is to cook with, and what there is not. */
export const toolsAtHand: readonly Circumstance[] = [
  ...withoutSmallTools,
  {
    means: 'no stove',
    isTool: true,
    says: `
      (no|without|sans|lacking|minus) [THE|any|working|functioning] (stove|stoves|stovetop|cooker|hob|range|cooktop) [oven|or oven|and oven|nor oven|or an oven|and an oven|or no oven|and no oven|or the oven|either]
      (no|without|sans) [THE|any|working] oven [or|and|nor|no] [THE|any] (stove|stovetop|hob|cooktop|range|cooker)
      (don't|dont|do not|doesn't|haven't|won't|cannot|can't) [currently|even] (have|got|use) [THE] [oven|oven or|working|oven and] (stove|stovetop|hob|cooktop|range|kitchen) [oven|or oven|and oven|nor oven|or an oven|and an oven|or the oven] !(with|big)
      [until|till|before|while] [THE] [new|old] [oven and|oven or|oven] (stove|cooktop|hob|range) [or|and|THE|oven|ovens] (arrives|arrive|comes|come|is delivered|gets delivered|gets here|is installed|gets installed|gets fixed|is fixed|is repaired)
      (stove|cooktop|hob|gas|power|electricity) [top|is|just|has|went] (broke|broken|died|dead|down|busted|kaput|out|not working|off) [down]
      (waiting for|waiting on) THE [new] [oven and|oven or|oven] (stove|cooktop|hob|range) [oven]
      (hotel room|hotel|motel|motel room|dorm room|dormroom|office kitchen|staying in a hotel|in a hotel|airbnb without a kitchen) [cooking|meals|dinner|dinners|food|recipes|meal]
      (no|without|sans) [THE|real|proper|working|actual] kitchen !(scale|scales|gadgets|aid)
      kitchen [is|being|is being|getting|currently] (redone|remodeled|remodelled|renovated|gutted|torn up|torn apart|under construction|under renovation|rebuilt|being redone|being remodeled|being renovated|out of order|in boxes|packed up) [until|till|til] [january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|winter|next week|next month]
      kitchen (reno|renovation|renovations|remodel|remodeling|remodelling)
      (kuche|herd) (wird renoviert|kaputt|ist kaputt)
      (ohne|kein|keinen|keine) (herd|kuche|herdplatte)
      (sin|no tengo) (cocina|estufa|fogones|hornilla)
      (sans|pas de) (plaques?|cuisiniere|plaque de cuisson)
      (senza|non ho) (i fornelli|fornelli|fornello|cucina)
    `,
  },
  {
    means: 'no oven',
    isTool: true,
    says: `
      (only|just|nothing but) [have|has|having|got|use|using|with|on|THE|${much}] (${rings}|stove|stovetop|rings?) !(and|or|oven|top oven|with an oven|burger|burgers)
      [THE|one|two|1|2|small|little] (gas|electric|induction|ceramic|portable|single|double|cooking) (${rings}|rings?) [stove|only]
      (one|two|three|1|2|3|couple of) [working] (burner|burners|hobs|hot plates|hotplates) [stove|only]
      [THE|one|two|1|2|small|little|gas] (camping|camp|backpacking|spirit) (stove|stoves|cooker|cookers|burner|burners) [only]
      (camping gaz|camping gas|trangia|jetboil|primus) [stove|cooker]
      (have|got|and|plus|only|just) [THE|one|only|single|big|small|large|cast iron|nonstick|non stick|good|deep] (frying|fry) pans? !(pizza|bread|cookie|brownie|quesadilla|cornbread)
      (nur|bloss|habe nur) [eine|einen|ein|mit|zwei|einer|einem|kleine|kleinen] (herd|herdplatten?|kochplatten?|kochfeld|platten?|gaskocher|campingkocher)
      [eine|einen|ein|mit|zwei|einer|einem|dem|auf] (herdplatten|kochplatten?|gaskocher|campingkocher)
      (solo|solamente) [tengo|con|una|un|dos|el|la] (hornillas?|hornillo|fuegos?|fogon|fogones|placa|vitroceramica|sarten)
      (hornillo|camping gas) [de gas|de camping]
      (seulement|juste|qu'une|que|qu') [une|deux|des|un|la] (plaques?|rechaud|poele|feux)
      rechaud [a gaz|de camping]
      (solo|soltanto) [un|una|due|dei|i|il|con] (fornello|fornelli|fornellino|piastra|piano cottura|padella)
      fornellino [da campeggio]
    `,
  },
  {
    means: 'stovetop',
    isTool: true,
    says: `
      (on|using|with) THE [gas|electric|induction|ceramic] (hob|cooktop|hot plate|hotplate)
      (in|with|using|on) [THE|one|only|just|single|big|small|large|cast iron|nonstick|non stick|good|hot|deep] (frying|fry) pans?
      in der pfanne (gemacht|gebacken|gebraten)
      [hecho|hecha|hechos|hechas] (en|a) la sarten
      a la poele
    `,
  },
  {
    means: 'no frying',
    isTool: true,
    says: `
      (no|without|lack|lacking|don't have|dont have|haven't got) [THE|any|suitable|proper|good|decent|right|big enough|deep enough] (frying|deep frying|deep fat) (vessel|vessels|pot|pots|pan|pans|equipment)
      (no|without|lack|lacking|don't have|dont have|haven't got) [THE|any|suitable|proper|good|decent|right|big enough] (vessel|pot|pan|equipment) (for|to) (frying|fry|deep frying|deep fry) [in]
    `,
  },
  {
    means: '',
    told: '“…” stands beside the microwave, in which this dish is made.',
    says: `
      [THE|small|electric] (hot pot|hotpot|kettle)(?= (and|or|plus) (a |an |the |my |small )*microwave)
      (?<=microwave(?: oven)? (?:and|or|plus) )[THE|small] [electric] (hot pot|hotpot|kettle)
      electric (hot pot|hotpot)
    `,
  },
  {
    means: '',
    told: '“…”: the steps name the pan that this recipe is made in.',
    says: `
      [in|for|using|with|THE] (\\d+ ?x ?\\d+|\\d+ inch|\\d+ by \\d+|bundt|loaf|tube|springform|jelly roll|half sheet|quarter sheet) [inch|square|round|cake|baking|glass|metal] (pan|pans|tin|tins|dish) !(cake|cakes)
      [in|for|using|with|THE] (square|round) (pan|pans|tin|tins)
    `,
  },
  {
    means: 'no deep fryer',
    isTool: true,
    says: `
      (no|without|sans|lacking|minus) [THE|any|using|use of|having|needing|access to] (deep|deep fat) (fryer|fryers|frier)
      (don't|dont|do not|doesn't|haven't|can't|cannot|won't) [even|currently] (have|got|own|use|need|want to use) [THE|any] (deep|deep fat) (fryer|frier)
      (ohne|kein|keine|habe keine) fritteuse
      (sin|no tengo) freidora !(de aire)
      (sans|pas de) friteuse
      (senza|non ho) [la] friggitrice !(ad aria)
    `,
  },
  {
    means: 'no oven',
    isTool: true,
    says: `
      (no|without|sans|lacking|minus|avoiding|bypass|bypassed|bypassing|skip|skipping|skips|w o) [THE|any|working|functioning|big|regular|using|use of|turning on|needing|have|having|for|heat|heating] oven !(fries|safe|mitts|or stove|and stove)
      (don't|dont|do not|doesn't|haven't|hasn't|can't|cannot|won't|wont|not) [currently|even|currently] (have|got|own|use|use of|require|need|trust) [THE|working|my] oven !(or stove|and stove|fries|safe)
      (dodgy|unreliable|wonky|temperamental|dead|unpredictable|faulty|crappy|broken|busted|bad|terrible|awful|ancient|fickle|moody|uneven|useless|inaccurate) [old|gas|electric] oven
      oven [is|has|just|just|that is|that's|was|has just|decided to|went] (broke|broken|bust|died|dead|die|busted|kaput|out|on the fritz|out of order|acting up|not working|being repaired|being fixed|gone|unreliable|dodgy|temperamental|runs hot|inaccurate|wonky) [down]
      oven (isn't|isnt|doesn't|doesnt|won't|wont|is not|does not) [currently] (work|working|heat|heating|turn on|light|get hot|heat properly)
      [until|till|before] [THE] [new|old] oven (arrives|comes|is delivered|gets here|is installed|gets fixed|is fixed|is repaired)
      (waiting for|waiting on) THE [new] oven
      (without|not) [really|ever] (knowing|know|being sure of|sure of|having|setting) THE [oven|exact|right] (temperature|temp)
      (bypass|bypassed|bypasses|bypassing|skip|skipping|skips|avoid|avoiding|without|no) [the|THE|having to|usual|need to] (heat|preheat|heating|preheating) [the] oven [to] [325|350|375|400|425|450|degrees|f|c]
      (traditionally|normally|usually|typically|would) (need|needs|require|requires|use|uses|call for|calls for|made in|baked in) THE oven
      too hot (for|to use|to turn on|to run|to fire up) [THE] oven
      (don't|dont|do not|not|never|rather not) (want to|wanna) (turn on|use|heat|fire up|run) THE oven
      (refuse|refusing|refuses|hate|hates|unwilling|too lazy|too hot|dread|not going|not gonna|cba|can't be bothered|cant be bothered|can't bear|cant bear|rather not|afraid|scared) [to] (turn|turning|switch|switching|put|putting|use|using|heat|heating|fire|firing|run|running|light|touch) [on|up] THE oven [on|up]
      (don't|dont|do not|not|never|without) [want to|wanna|going to|gonna|have to|having to] (turn|turning|switch|switching|put|putting|light|lighting) [on] THE oven [on]
      (ohne|kein|keinen) [einen] (ofen|backofen)
      (backofen|ofen) [ist] (kaputt|defekt|im eimer|spinnt)
      (sin|no tengo|sin usar el|sin encender el) horno
      horno (roto|estropeado|averiado)
      (sans|pas de) four
      [mon|le] four (en panne|casse|est en panne|ne marche pas)
      (senza|non ho|senza usare) [il|un] forno
      forno (rotto|guasto)
    `,
  },
  {
    means: 'no cook',
    isTool: true,
    told: '“…”: this dish is made without a stove or an oven; where a step needs hot water or toast, these will do.',
    says: `
      [only|just|all|have|got|with] [THE] [electric] kettle (and|plus|or) [THE] toaster !(oven)
      [only|just|all|have|got|with] [THE] toaster (and|plus|or) [THE] [electric] kettle
      (only|just|nothing but|all i have is|all i got is|have only) [THE|have|got] [electric] (kettle|toaster) !(oven|and a microwave|and microwave|and THE microwave|and an air fryer|and a hot plate|and a rice cooker)
      (kettle|toaster) only
    `,
  },
  {
    means: 'no cook',
    isTool: true,
    says: `
      (so|too|way too) [damn|frickin|freaking|fucking|bloody|darn|dang] hot (to|for) (cook|cooking|be cooking|turn on the stove|stand at the stove) [anything|inside|indoors|dinner|food]
      (zu heiss|viel zu heiss) (zum|um zu) kochen
      (demasiado|mucho) calor para cocinar
      trop chaud pour (cuisiner|faire la cuisine)
      troppo caldo per (cucinare|accendere il forno|accendere i fornelli)
    `,
  },
  {
    means: 'toaster oven',
    isTool: true,
    says: `
      toaster ovens?
      mini (oven|ovens)
      countertop (oven|ovens)
      minibackofen
    `,
  },
  {
    means: 'sandwich press',
    isTool: true,
    says: `
      (sandwich|panini) (press|presses|maker|makers|grill|toaster|toasters|iron)
      (jaffle|toastie|toasted sandwich) (maker|iron|machine)
      (george foreman|foreman) [grill]
      contact grill
      sandwichmaker
    `,
  },
]
