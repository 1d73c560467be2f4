import { levelsApart } from './levels-apart.ts'
import { ONE_BIRD_FOR_MANY } from './several.ts'

/** Wordings that mean the same as one that the passes read, with that one. */
const rewordings: readonly (readonly [wording: RegExp, as: string])[] = [
  // Milk or eggs of which an animal gives more than its people eat are a glut, and no dish of the animal.
  [
    /\b(?:my|our|the|his|her|their) (?:pet )?(goat|cow|sheep|ewe)s? (?:is |are )?(?:still )?(?:giv(?:es?|ing)|mak(?:es?|ing)|produc(?:es?|ing))(?: us| me)? (?:more|too much|so much|a lot of|lots of|tons of|gallons of|way too much) milk(?: (?:than|that) [^.,;!?]*)?/gi,
    'a glut of milk',
  ],
  [
    /\b(?:my|our|the|his|her|their) (?:hen|chicken|duck|quail)s? (?:is |are |keep )?(?:still )?(?:lay(?:s|ing)?|giv(?:es?|ing)|produc(?:es?|ing))(?: us| me)? (?:more|too many|so many|a lot of|lots of|tons of|dozens of|way too many) eggs(?: (?:than|that) [^.,;!?]*)?/gi,
    'a glut of eggs',
  ],
  // A cook who drowns in turnips has too many of them.
  [
    /(^|[.,;!?] ?|\b(?:i'm|i am|we're|we are|am|are|absolutely|literally|currently) )(?:drowning in|swimming in|swamped with|swamped by|inundated with|overrun with|overrun by|overwhelmed (?:with|by)|buried in|buried under|up to (?:my|our) (?:ears|eyes|eyeballs|neck|elbows|knees) in) (?=\p{L})/giu,
    '$1lots of ',
  ],
  // "I don't have access to a grill" speaks of a grill that is not there.
  [/\b(have|has|having|got) access to\b/gi, '$1'],
  [
    /\b(?:whip|knock|rustle|conjure|cook|drum) up (?=(?:an?|the|some|my|dinner|lunch|something|breakfast)\b)/gi,
    'make ',
  ],
  ...levelsApart,
  [/\b(no|without)(?: any)? access to\b/gi, '$1'],
  // "I can't do one more night of spaghetti" leaves spaghetti out.
  [
    /\b(?:can't|cant|can’t|cannot|can not|couldn't|couldn’t) (?:do|face|eat|take|stand|handle|stomach) (?:one more|yet another|another|any more)(?: (?:night|day|week|plate|bowl|bite|round|dinner|lunch|meal) of)?\b/gi,
    'tired of',
  ],
  [
    /\b(?:(?:has|have|had|i['’]ve|we['’]ve) )?(?:now )?(?:reached|hit) (?:my|our|the|his|her|their) limit (?:of|on|with|for)\b/gi,
    'tired of',
  ],
  // A diet that restricts salt is low in salt, and wishes for none.
  [
    /\b(salt|sodium|sugar|fat|carb|carbohydrate|calorie|protein|potassium|fiber|fibre)[- ]restricted\b(?: diet)?/gi,
    'low $1',
  ],
  [/\bknock[- ](?:your|my|our|their|his|her)[- ]socks[- ]off\b/gi, 'delicious'],
  // The "queso" that a Spanish sentence has at hand is cheese, and no dip.
  [/(?<=\b(?:tengo|tenemos|me quedan?|nos quedan?|hay)\b[^.!?]*)\bqueso\b/gi, 'cheese'],
  // "How to make it" in Hindi stands behind the dish.
  [
    / (?:kaise (?:bana(?:ye|yen|en|te|ta|ti)|bnaye|banate|banta|banti)(?: (?:hain|hai|h|jaye))?|(?:banane|bnane) (?:ki|ka|ke) (?:vidhi|tarika))\b/gi,
    '',
  ],
  // A gravy "without cooking meat" has no meat, and is cooked.
  [
    /\bwithout (?:cooking|roasting|frying|boiling) (?:any |a |the )?(?=(?:meat|beef|chicken|turkey|pork|roast|bird|fish)\b)/gi,
    'without ',
  ],
  // The place where a cook lives says nothing of the dish: "a good burrito in the UK", "I'm in Germany".
  [
    /(?<!\b(?:eat|eats|eaten|ate|served|serve|made|make it|make them|cooked?|had|tasted|tried|sold|popular|famous|common|traditional|typical|from|drink|do|did) )(?<=\p{L}{3,},? )(?:(?:while |when )?(?:(?:i['’]?m|i am|we['’]?re|we are) )?(?:living |based |stationed |located )?(?:over |here )?in (?:the )?(?:uk|u\.k\.|united kingdom|us|u\.s\.a?\.?|usa|united states|states|england|scotland|wales|ireland|australia|new zealand|canada|germany|south africa|singapore|europe|australien|deutschland|österreich))(?=$|[.,;!?)]| (?:and|but|so|where|with|using|without|please)\b)/giu,
    '',
  ],
  // A cook who "can only mash and bake so many" has had enough of these, and asks for another dish.
  [
    /\b(?:i|we|you|one) can only (?:[a-z]+(?:,? (?:and|or) |, ))*[a-z]+ (?:so|that) (?:many|much)\b[^.!?]*/gi,
    '',
  ],
  [
    /\b(?:someone|somebody|people|a person|a cook|me,? i|i|who) (?:always |usually )?(?:burns?|ruins?|overcooks?) (?:everything|all|anything|water)\b/gi,
    'a beginner, easy no-cook',
  ],
  [
    /\b(?:has|have|having|with) (?:enough|plenty of|lots of|a lot of|loads of|tons of) protein\b/gi,
    'is high in protein',
  ],
  // "Whole wheat pancakes" are pancakes of that flour.
  [
    /\b(whole[ -]?wheat|wholemeal|spelt) (?=(?:\p{L}+ ){0,2}(?:pancakes?|waffles?|scones?|cr[eê]pes?|brownies?|shortbread)\b)/giu,
    '$1 flour ',
  ],
  [
    /\bspelt (?=(?:\p{L}+ ){0,2}(?:muffins?|cookies?|cakes?|banana bread|zucchini bread|soda bread)\b)/giu,
    'spelt flour ',
  ],
  [/\bnada (?:de )?picante\b/giu, 'sin picante'],
  [/\b(recipes?|ideas?|ingredients) foe\b/gi, '$1 for'],
  [/\bchill?y (?=chicken|paneer|potato|prawn|fish|garlic|beef|con carne)/gi, 'chilli '],
  [/\b(?:[a-zàéè]+)[- ](?:moi|nous) (?=(?:une?|des|le|la) )/giu, ''],
  [/(?<=,) ?usa(?:ndo)? (?=\p{L})/giu, ' con '],
  [/\bpot luck\b/gi, 'potluck'],
  // A rotisserie that is left over is the chicken from it.
  [
    /(?<=\b(?:left-?over|half an?|half|most of an?|rest of (?:an?|the|my)|store[- ]bought|costco) )rotisserie\b(?=$|[,.;!?—-]| (?:and|from|with|left)\b)/gi,
    'rotisserie chicken',
  ],
  // Two tastes before one food belong to it: a "sweet, spicy mustard" is a sweet spicy one.
  [
    /(?<!\b(?:or|nor|not|no|isn't|aren't|too) )\b(sweet|hot|spicy|sour|tangy|salty|creamy|sticky|smoky|soft|chewy|crunchy|crispy|thick|thin|light|dark|rich), (?=(?:sweet|hot|spicy|sour|tangy|salty|creamy|sticky|smoky|soft|chewy|crunchy|crispy|thick|thin|light|dark|rich) (?!and\b|or\b|but\b|something\b|with\b|please\b)\p{L})/giu,
    '$1 ',
  ],
  [
    /,? ?\b(?:i (?:think|believe|guess)|if i remember (?:right|correctly|it right)|as far as i (?:remember|know|recall))\b(?= (?:with|made|it (?:had|has)|of)\b)/gi,
    '',
  ],
  // A slow cooker is fast by the work that it takes.
  [
    /\b(?:quick|fast|speedy)(?:,| and| &|\/)? ?(?:(?:easy|simple) )?(?=(?:[a-z]+ ){0,2}(?:crock ?-?pot|slow[- ]cooker)\b)/gi,
    'easy ',
  ],
  // A sponge to be eaten is a cake, unless it is the first dough of a bread.
  [
    /(?<!\b(?:yeast|overnight|bread|starter|sourdough|loofah|kitchen|dish) )\bsponge\b(?! (?:cakes?|fingers?|toffee|candy|puddings?|rolls?|cups?|mixture|method|gourd|mushrooms?|squash|biscuits?|drops?|bath|for bread|dough))/gi,
    'sponge cake',
  ],
  // "He does not care for cilantro" leaves it out.
  [
    /(\bnot|n['’]?t) (?:really |much |particularly |especially |at all )?care (?:much |a lot )?for\b/gi,
    '$1 like',
  ],
  // "It can't be stroganoff, that was last night" denies the dish.
  [
    /\b(?:can['’]?t|cannot|can not|mustn['’]?t|must not|shouldn['’]?t) be (?:another |more )?(?=\p{L}+(?: \p{L}+)?[,.;!])/giu,
    'not ',
  ],
  [/\b(?:my |our |his |her |their )?(?:big |absolute )?no-no['’]?s\b/gi, 'a big no no'],
  [/\b(?:without|no) (?:heavy|rich) (?:sauces?|grav(?:y|ies)|dressings?)\b/gi, 'nothing heavy'],
  [/\bkill(?:s|ing)? two birds(?: with one stone)?\b/gi, ''],
  [/,? (?:for that matter|you name it)\b\.*/gi, ''],
  [
    /\b(?:nicht (?:n[äa]her )?|not |un|no |non |non meglio )(?:identif(?:izierte[rnsm]?|ied|icad[oa]s?|icat[oaei]|iées?)|specificat[oaei]|bestimmte[rnsm]?|definierte[rnsm]?)(?= \p{L})/giu,
    '',
  ],
  // A person who does not eat meat counts as a vegetarian, unless the text says that fish is fine.
  [
    /\b(she|he|who|girlfriend|boyfriend|wife|husband|partner|daughter|son|sister|brother|mom|mum|mother|dad|father|friend|guest|date) (?:really |just |also )?(?:doesn['’]?t|does not|never) eats? (?:any )?meat\b(?! (?:but (?:\w+ )?(?:eats?|fish|seafood|ok|okay|fine|likes?)|except|or|and|with|that|unless))/gi,
    '$1 is vegetarian',
  ],
  [
    /\b(they|we|i|friends|guests|parents|kids|people|in-laws|inlaws) (?:really |just |also )?(?:don['’]?t|do not|never) eat (?:any )?meat\b(?! (?:but (?:\w+ )?(?:eats?|fish|seafood|ok|okay|fine|likes?)|except|or|and|with|that|unless))/gi,
    '$1 are vegetarian',
  ],
  [/(?<=\p{L}{3}) \/ (?=\p{L}{3})/gu, ' or '],
  [/\blow ?\/ ?no (?=\p{L})/giu, 'no '],
  // Leftovers of Passover are matzo above all, and whoever has them keeps kosher.
  [
    /\b(?:kosher for )?(?:passover|pesach|seder) left-?overs?\b|\bleft-?overs? (?:from|of|after) (?:the )?(?:passover|pesach|seder)\b/gi,
    'kosher, leftover matzo',
  ],
  [
    /\b(?<left>(?:left-?over|extra|remaining) \p{L}+(?: \p{L}+)?|\p{L}+ left-?overs?) (?:from|after) (?:the )?(?:passover|pesach|seder)\b/giu,
    'kosher, $<left>',
  ],
  [/\b(my|our|his|her|their) nans?\b(?! bread)/gi, '$1 grandma'],
  // A chicken thigh with its bone is a thigh; the bone alone would ask for a broth.
  [
    /,? ?\b(?:bone[ -]in|skin[ -]on)\b(?! (?:the|a|my|your)\b)(?:,? (?:and )?(?:bone[ -]in|skin[ -]on))?/gi,
    '',
  ],
  [/(?<=\bsalat\b.*|salat .*)\bzum grillen\b/gi, 'für eine Party'],
  [/\b(?:crispy|crisp|crackling) skin\b/gi, 'crispy'],
  [/(?<=[,.;] ?)(?:have|got) (?=\p{L})/gu, 'i have '],
  [/,? ?\b(?:with |the )?(?:dressing|sauce|toppings|fixings|gravy|crust) and all\b/gi, ''],
  [/\b(?:a )?loaf of meat\b/gi, 'meatloaf'],
  // A dish that is to win over who does not like its food is a dish of it.
  [
    /\b(?:to |that will |that might )?(?:entice|convert|convince|win over|tempt|fool) (?:people|anyone|kids|my \p{L}+|somebody|someone|those|haters)(?: (?:who|that) (?:won['’]?t|don['’]?t|refuse to|hates?|do not|will not) (?:(?:eat|like) )?(?:them|it|that|those)?)?(?: but should)?/giu,
    '',
  ],
  // A dish that is being cooked already is the one that the side is for.
  [
    /\b(?:i['’]?m|i am|we['’]?re|we are) (?:cooking|making|grilling|roasting|having|serving|doing) ((?:\p{L}+ ){0,4}?\p{L}+)(?= (?:for|tonight|tomorrow|on|this|with)\b|[.,!])([^?]*?)[.!,] (?:what|which|any|got|need)[^?]*?\bsides?(?: dish(?:es)?)?(?: (?:for|with|to go with) (?:it|that|them|this))?(?=\?|$)/giu,
    'side dish for $1, $2',
  ],
  // "Not tofu or a salad" denies the salad as well.
  [/\b(not|no|without|nor) (\p{L}+(?: \p{L}+)?) or an? (?=\p{L})/giu, '$1 $2 or '],
  [/\b(?:not|without being|never) (?:drowned|drowning|swimming|drenched|smothered|buried) in\b/gi, 'without'],
  [
    /\b(?:w\/o|without|no|minus) (?:the |any )?(?:meat|pan|roast) (?:juices|drippings)\b/gi,
    'without drippings',
  ],
  [/\b(?:not|no) more than (?=\p{L}|\d)/giu, 'at most '],
  [/\b(no|without|and|or|some|grated|with|extra|just) parm\b/gi, '$1 parmesan'],
  [/\b1[ -](pan|pot|bowl|tray|skillet|sheet)\b/gi, 'one $1'],
  [
    /\b(something|sumthin|dinner ideas?|an idea) with (\p{L}[^.!?]*?) for (dinner|lunch|supper)(?=\s*[.!?]?\s*$)/giu,
    '$3 with $2',
  ],
  [/\ball?e?r?g(?:y|ie|ys)(?= (?:to|against)\b)/gi, 'allergy'],
  [/\bp+l+e*[sz]{2,}e*\b/gi, 'please'],
  [/\bblack[ -]?eyes? (peas?|beans?)\b/gi, 'black-eyed $1'],
  // A cook who asks for something with rice wants a dish of it, and no bowl of plain rice.
  [
    /\b(something|anything|(?:an? )?(?:[a-z]+ )?(?:meal|dinner|lunch|supper|dish)|ideas?)((?: else| other| new| different| good| nice| quick| easy)*) (?:with|w\/|using|that uses|made with) (?:just )?(rice|noodle)s?(?=\s*(?:[.,!?]|$|tonight|please|today|for (?:dinner|lunch|tonight)))/gi,
    '$1$2, a $3 dish',
  ],
  // The name of a dish without its crust would else be read as a dish that no crust may be in.
  [
    /\bquiches? (?:sans p[aâ]te|ohne (?:boden|teig)|sin masa|senza (?:pasta|crosta|base))\b/giu,
    'crustless quiche',
  ],
  // The afternoon meal of French children is no tasting.
  [
    /\b(un |le |pour le )?go[uû]ter(?= (?:pour|des|du|de|d['’]|sans|avec|facile|rapide|sain|vegan|simple|maison)|\s*(?:$|[,.!?]))/giu,
    '$1goûters',
  ],
  [/\bpa (?=(?:los|las|el|la|mis|mi|mañana|hoy|\d)\b)/giu, 'para '],
  // "Low-ish carb" and "healthy-ish" ask for the same as without the ending.
  [/\b(\p{L}{3,})-ish\b/giu, '$1'],
  [/\b(low|high|quick|healthy|easy|simple|cheap|spicy|sweet|light|fancy|mild|creamy)ish\b/gi, '$1'],
  // In India "non-veg" is food with meat, and who eats it.
  [
    /\bnon[- ]?veg(?:etarian)? (husband|wife|partner|family|friends?|guests?|people|kids?|members?)\b/gi,
    '$1, a big meat eater',
  ],
  [/\bnon[- ]?veg\b(?:etarian\b)?/gi, 'meat'],
  [
    /\bwithout (?:cooking|making|having to (?:cook|make)) (?:two|2|three|3|several|separate|different)(?: separate| different)? (?:meals|dinners|dishes)\b/gi,
    '',
  ],
  [/\b(?:out of|in|break|get out of|stuck in)(?: \p{L}+){0,3} (?:rut|funk|slump)\b/giu, 'bored'],
  [/\bwithout (?:trying to |attempting to )?(?:mimic|imitat|copy|emulat|replicat)(?:e|ing)?\b/gi, 'but not'],
  [/\b(?:is |are )?loath(?:e)?s? to eat\b/gi, 'hates'],
  [
    /\bfeel(?:s|ing)? like (?:i|we)(?:['’]ll| will| might|['’]m going to| am going to)? (?:throw up|puke|vomit|be sick)\b/gi,
    'am queasy',
  ],
  [/\b(?:under|un)-?ripe (?=mango|papaya|tomato|plantain|banana|jackfruit)/gi, 'green '],
  [
    /\b(?:(?:can|may|could) (?:have|eat)|(?:is|am|are|['’]m) (?:ok|okay|fine) with|(?:ok|okay|fine) with|only) (\p{L}+),? (?:but |and )?(?:no|not|without) (?:any )?other (\p{L}+)/giu,
    'no $2 except $1',
  ],
  [/\bno hace falta (?:que sean )?tod[oa]s\b/giu, 'algunos'],
  // A bird that is to last for several meals is roasted whole first.
  [
    /\b(?:(?:\p{L}+|\d+) )?(?<meals>(?:meals|dinners|suppers|lunches)) (?:out of|from|with|of) (?:one|a|1|a single|the one)(?: whole| single| big| small)? chicken\b|\b(?:one|a|1|a single)(?: whole| single)? chicken (?:to |that (?:will |has to |must |can )?|must |has to |should )?(?:lasts?|feed us|do us|stretch(?:es|ed)?|stretching)(?: us| me)?(?: for)? (?:all|the whole|for days|several|a few|a|three|four|five|two)[^,.;!?]*/giu,
    `a ${ONE_BIRD_FOR_MANY}`,
  ],
  [/\bbaj[oa] en carbos\b/giu, 'bajo en carbohidratos'],
  [
    /\b(?:if|when) (?:the |my |any )?(?:food|meal|it|stuff)(?: is|['’]s| gets| was) too (\p{L}+)((?: or (?:too )?\p{L}+)?)/giu,
    'nothing too $1$2',
  ],
  [
    /\b(?:trick|fool|sneak|get)(?:ing)? (?:them|him|her|(?:my |our |the )?(?:kids?|children|son|daughter|toddler|husband|family)) into eating (?:(?:some|more|healthy|healthier|their) )*(?:stuff|food|things|veg|veggies|vegetables|greens)\b/gi,
    'serve hidden vegetables',
  ],
  [
    /\b(?:i|we|you) (?:could|can|should|would) (?:make|use) to make (?:my|our|the|some) (\p{L}+(?: \p{L}+)?) (?=taste|tender|juic|less|more|better)/giu,
    'for my $1 to ',
  ],
  [
    /\b(?:during|in|from|of) the (?:great )?depression(?: era)?\b(?! (?:recipes?|food|meals?|dinners?))/gi,
    ', a great depression recipe',
  ],
  [/\b(?:vegie?|veggi)\b/gi, 'veggie'],
  [
    /,? ?\b(?:and )?not (?:on )?(?:the |a )?(?:bbq|barbecue|barbeque|grill)\b(?! sauce)/gi,
    ' without a grill',
  ],
  [/\b(something|anything|dish(?:es)?|recipes?|food|meals?) from turkey\b/gi, 'turkish $1'],
  [
    /\b(?:tired|sad|limp|wilted|wilting|floppy|wrinkly|shriveled|sorry looking|sorry-looking|elderly|past it) (?=(?:old )?(?:leeks?|carrots?|celery|lettuce|spinach|kale|peppers?|tomatoe?s?|zucchinis?|courgettes?|herbs|apples?|potatoe?s?|veg|veggies|vegetables|greens|broccoli|onions?|mushrooms?)\b)/gi,
    'leftover ',
  ],
  [/(?<=^|[.?!]\s*)([^.?!]{3,60}?) hatten wir (?:schon|bereits|gerade)\b/giu, 'ohne $1'],
  // The paprika of a German fridge is the vegetable; the spice is said with its powder.
  [
    /\b((?:ne|eine?|rote|gelbe|grüne|zwei|drei|\d+|und|noch|mit) )paprika\b(?!pulver|schote| edels| rosen| gew)(?=.*\b(?:und|mit|noch|kinder|reis|hack)\b)/giu,
    '$1Paprikaschote',
  ],
  [/\bk[üu]rbissen\b/giu, 'Kürbisse'],
  [/\babt (?=\d)/gi, 'about '],
  [
    /\btea for (\d+|two|three|four|five|six)\b(?! (?:cups|pots))(?=.*\b(?:chicken|again|o ?['’]?clock|kids|dinner|tonight|oven|cook)\b)/gi,
    'dinner for $1',
  ],
  [/(?<=\bchicken again\b.*)\btea for\b/gi, 'dinner for'],
  // Ginger, Basil and Rolo are people where they have an allergy or an age.
  [
    /(?<=^|[.!?]\s+|\b(?:and|but|because|since|as|so)\s+)\p{Lu}\p{Ll}{2,}(?= (?:has (?:both |an? |severe |multiple )?(?:[\p{L}-]+(?: and | or |, ))*[\p{L}-]+ allerg|has (?:an? )?(?:allerg|intoleran|celiac|coeliac|diabetes)|is (?:allergic|intolerant|vegan|vegetarian|celiac|coeliac|diabetic|turning|\d+ (?:years|months))|hates |loathes |refuses |loves to (?:help|cook|bake)))/gu,
    'she',
  ],
  [
    /\b(evaporated|condensed|sweetened)(?: and\/or | and | or | \/ |\/)(evaporated|condensed|sweetened) milk\b/gi,
    '$1 milk or $2 milk',
  ],
  [/\bsweetened milk\b/gi, 'condensed milk'],
  // Food that is sold breaded and frozen is there, and only to be heated.
  [
    /\bfrozen (?:breaded|battered|crumbed) (?:fish|flounder|cod|haddock|pollock|tilapia|sole|whiting|plaice|hake|perch|catfish)(?: (?:fil(?:l)?ets?|portions?|pieces?))?\b/gi,
    'frozen fish sticks',
  ],
  [
    /\bfrozen (?:breaded|battered|crumbed) chicken(?: (?:breasts?|fil(?:l)?ets?|patties|tenders|strips|pieces))?\b/gi,
    'frozen chicken nuggets',
  ],
  [/\b(\d{1,2})[- ]?(?:yr|y)s?[- ]?\.?(?:old|o)\b/giu, '$1 year old'],
  [/\bche costi? poco\b/giu, 'economico'],
  [/\bu (?=bisschen|etwas|ein)/gi, 'und '],
  [/\b(?:ein )?bisschen (?=\p{L})/giu, ''],
  [/\bgehn\b/gi, 'gehen'],
  [
    /\b(?:has to|have to|must|needs? to|should) (?:re-?heat|warm up)s?(?: up)?(?: well| good| nicely| ok| easily)?\b/gi,
    'make ahead',
  ],
  [/\bre-?heats? (?:well|nicely|good|easily)\b/gi, 'make ahead'],
  [
    /\b(?:i['’]?m |i am |we['’]?re |we are )?(?:baby-?sitting|looking after|minding) (?=(?:a|an|my|our|the|two|three|\d)\b)/gi,
    'for ',
  ],
  [/\bmeal train\b/gi, 'make ahead'],
  // A cake without leavening may have neither yeast nor baking powder.
  [
    /\bsenza lievit[oi]\b(?! madre| di birra)/giu,
    'senza lievito, senza bicarbonato e senza lievito per dolci',
  ],
  [/\bsans levure\b(?! chimique| de boulanger| boulang)/giu, 'sans levure et sans levure chimique'],
  [/\bsin levadura\b(?! quimica| química| de panader)/giu, 'sin levadura y sin polvo de hornear'],
]

/** Returns a craving with its wordings in the forms that the passes read. */
export const reworded = (text: string): string =>
  rewordings
    .reduce((said, [wording, as]) => said.replace(wording, as), text)
    .replace(colors, eachColor)
    .replace(camping, campingMeal(text))
    .replace(listOfNo, withEachDenied(text))
    .replace(explainedAllergy, (_, allergy: string, middle: string, foods: string) =>
      [...foods.split(/,\s*(?:and |or )?| and | or /), middle]
        .map((food) => `${allergy} ${food}`)
        .join(' and '),
    )
    .replace(explainedDislike, (found, denial: string, middle: string, foods: string) =>
      saysElse.test(`${middle} ${foods}`)
        ? found
        : `${denial} ${middle}, ${foods} and ${foods.split(/,| and | or /)[0]}`,
    )
    .replace(explained, withDenials)
    .replace(heavyBird, cookedWhole(text))

/** A camping trip, with the words of going there. */
const camping =
  /\b(?:(?:i['’]?m|we['’]?re|i am|we are|going|go|off|on|an?|out|during|while) )*camping(?: trip)?(?: (?:this|next|for the|all) (?:weekend|week))?\b(?! (?:meals?|foods?|recipes?|breakfasts?|dinners?|desserts?|bread|stove))/gi
/** Returns the meal of a camping trip by the name under which the cookbook has it. */
const campingMeal = (text: string) => (): string =>
  `a camping ${/\b(breakfast|dinner|dessert|bread)s?\b/i.exec(text)?.[1]?.toLowerCase() ?? 'meal'}`

/** Colors of one food: "green, red, yellow peppers". */
const colors =
  /\b((?:green|red|yellow|orange|white|black|brown|purple)(?:(?:,| and| or|, and|, or) (?:green|red|yellow|orange|white|black|brown|purple))+) (bell peppers?|peppers?|onions?|cabbages?|beans|lentils|grapes|wines?|potatoes|kale|chil(?:i|l|e)\w*)\b/gi
const eachColor = (_: string, all: string, food: string): string =>
  all
    .split(/,? (?:and |or )|, /)
    .map((color) => `${color} ${food}`)
    .join(', ')

/** A whole sentence that begins with "no" and lists three things or more: "No broccoli, pickles, slaw, radishes." */
const listOfNo =
  /(?<=^|[.!?;:]\s*)(no|without) ((?:[\p{L}'’-]+(?: [\p{L}'’-]+){0,2},\s*){2,}(?:(?:and|or) )?[\p{L}'’-]+(?: [\p{L}'’-]+){0,3})(?=[.!?;]|$)/giu
/** Denies each of such a list, where another sentence says what is wished for. */
const withEachDenied =
  (text: string) =>
  (found: string, denial: string, foods: string): string =>
    found.length > text.length * MOST_OF_TEXT ||
    saysElse.test(foods) ||
    /\b(?:with|for|dinner|lunch|something|anything|want|recipe|meal)\b/i.test(foods)
      ? found
      : foods
          .split(/,\s*(?:(?:and|or) )?/)
          .map((food) => `${denial} ${food}`)
          .join(', ')
/** Share of a text above which a list with a denial may hold the wish as well: "no onions, garlic, chicken soup". */
const MOST_OF_TEXT = 0.8

/** An allergy whose foods stand in brackets: "allergy to some seeds (cumin, coriander)". */
const explainedAllergy =
  /\b(allerg(?:ic|y|ies) to) ([^().;!?]{2,60}) \((?:like |such as |e\.g\. |i\.e\. |esp\.? |mainly )?(\p{L}[\p{L} -]*(?:,| and | or )[\p{L} ,-]+)\)/giu
/** A dislike whose foods stand in brackets: "doesn't like vegetables of any kind (peas, squash)". */
const explainedDislike =
  /\b((?:do|does)(?:n['’]?t| not) (?:like|eat)|hates?|dislikes?) ([^().;!?]{2,80}?) ?\(([\p{L} -]{2,20}(?:(?:,| and| or) [\p{L} -]{2,20})+),?\.*\)/giu

/** A bird of ten pounds or more, which is a whole turkey. */
const heavyBird =
  /\b(\d{2})[ -]?(lbs?|pounds?|pounders?)\.? (?:frozen |fresh |whole )?(?:bird|turkey)\b(?! breast| leg| thigh)/gi
/** Ways of cooking a turkey, and what becomes of one that is left over, which say more than the oven. */
const otherWay =
  /\b(?:roast\w*|smok\w*|fr(?:y|ied|ying)|brin\w*|spatchcock\w*|grill\w*|instant pot|pressure|slow cook\w*|crock ?pot|air fryer|electric roaster|left ?overs?|carcass|soup|stock|broth)\b/i
const cookedWhole = (text: string) => (_: string, pounds: string, unit: string) =>
  `${pounds} ${unit} ${otherWay.test(text) ? 'turkey' : 'roast turkey'}`

/** A denied word behind which brackets list what it means: "no cephalopods (squids and octopus)". */
const explained =
  /\b(no|without|avoid|avoiding) (\p{L}+) \((?:like |such as |e\.g\. |i\.e\. )?([\p{L} -]{2,20}(?:(?:,| and| or) [\p{L} -]{2,20})+)\)/giu
/** Words by which brackets say something else than which foods are meant. */
const saysElse =
  /\b(?:allerg\w*|intoleran\w*|c(?:o)?eliac|except|but|ok|okay|fine|from|only|unless|if|in|she|he|they|i|we|my|is|are|was|not|no|please|too|any|because|due)\b/i
/** Writes the denial before each food of the brackets, because a list with an unknown word would end there. */
const withDenials = (found: string, denial: string, word: string, foods: string): string =>
  saysElse.test(foods)
    ? found
    : [word, ...foods.split(/,\s*(?:and |or )?| and | or /)].map((food) => `${denial} ${food}`).join(' and ')
