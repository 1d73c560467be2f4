import type { ConditionId } from './condition.ts'

export interface UnknownCondition {
  /** Name as used inside a sentence, in English. */
  name: string
  /** Names split by commas, written as in `names.ts`. */
  phrases: string
  /** True for a name that counts only in capitals: POTS is no pots, and DASH no dash. */
  isAcronym?: true
  /**
   * True for a diet that people choose and no illness demands: a similar diet may be offered, with a warning
   * that it is not checked.
   */
  isEatingPlan?: true
  /** Condition with rules that covers this one when a text names both. */
  explainedBy?: ConditionId
}

/** Conditions and diets that the kitchen has no rules for: nothing is made under their names. */
export const unknownConditions: readonly UnknownCondition[] = [
  {
    name: 'kidney disease',
    phrases: `
      kidney disease, kidney failure, kidney diet, kidney friendly, kidney patients?, kidney stones?,
      bad kidneys, renal, renal diet, renal failure, chronic kidney disease, ckd, nierenkrank,
      nierenkranke, nierenkrankheit, nierenschonend, niereninsuffizienz, nierensteine, nierendiat,
      enfermedad renal, insuficiencia renal, dieta renal, piedras en el rinon, insuffisance renale,
      maladie renale, calculs renaux, insufficienza renale, malattia renale, calcoli renali
    `,
  },
  {
    name: 'dialysis',
    phrases: 'dialysis, dialyse, dialisis, dialisi, dialysepatienten',
  },
  {
    name: 'low potassium',
    phrases: `
      low potassium, potassium restricted, kaliumarm, kaliumarme, bajo en potasio, pauvre en potassium,
      basso contenuto di potassio, povero di potassio
    `,
  },
  {
    name: 'low phosphorus',
    phrases: `
      low phosphorus, low phosphorous, low phosphate, phosphatarm, phosphorarm, bajo en fosforo, pauvre en phosphore,
      povero di fosforo
    `,
  },
  {
    name: 'low protein',
    phrases: `
      low protein diet, low protein, low in protein, less protein, protein restricted, protein free, eiweissarm, eiweissarme, bajo en proteinas,
      pauvre en proteines, ipoproteica
    `,
  },
  {
    name: 'acid reflux',
    phrases: `
      acid reflux, gerd, gord, reflux, heartburn, lpr, sodbrennen, refluxkrankheit, reflujo, reflujo acido,
      acidez estomacal, reflux gastrique, reflux gastro oesophagien, brulures d'estomac, reflusso,
      reflusso gastroesofageo, bruciore di stomaco
    `,
  },
  {
    name: 'histamine intolerance',
    phrases: `
      histamine intolerance, histamine intolerant, low histamine, antihistamine diet, histamines?,
      histaminarm, histaminarme, histaminarmes, histaminintoleranz, histamin, histamina, bajo en histamina,
      baja en histamina, intolerancia a la histamina, pauvre en histamine, intolerance a l'histamine,
      basso contenuto di istamina, istamina, intolleranza all'istamina
    `,
  },
  {
    name: 'low oxalate',
    phrases: `
      low oxalate, oxalates?, oxalatarm, oxalatarme, bajo en oxalatos, oxalatos, pauvre en oxalates,
      ossalati, basso contenuto di ossalati
    `,
  },
  {
    name: 'gastritis',
    phrases: `
      gastritis, gastrite, magenschleimhautentzundung, stomach ulcers?, peptic ulcer, magengeschwur,
      ulcera, ulcere
    `,
  },
  {
    name: 'gastroparesis',
    phrases: 'gastroparesis, gastroparese, gastroparesia',
  },
  {
    name: 'IBS',
    phrases: `
      ibs, irritable bowel, irritable bowel syndrome, spastic colon, reizdarm, reizdarmsyndrom,
      colon irritable, intestino irritable, sindrome del intestino irritable,
      syndrome de l'intestin irritable, syndrome du colon irritable, colon irritabile,
      intestino irritabile
    `,
    explainedBy: 'low-fodmap',
  },
  {
    name: 'SIBO',
    phrases: 'sibo, small intestinal bacterial overgrowth, dunndarmfehlbesiedlung',
    explainedBy: 'low-fodmap',
  },
  {
    name: 'IBD',
    phrases: `
      ibd, inflammatory bowel disease, chronisch entzundliche darmerkrankung,
      enfermedad inflamatoria intestinal, maladie inflammatoire de l'intestin,
      malattia infiammatoria intestinale
    `,
  },
  {
    name: "Crohn's disease",
    phrases: `
      crohn'?s, crohns disease, crohn's disease, morbus crohn, crohn, enfermedad de crohn,
      maladie de crohn, morbo di crohn
    `,
  },
  {
    name: 'ulcerative colitis',
    phrases: `
      ulcerative colitis, colitis, colitis ulcerosa, colite, colite ulcereuse, rectocolite,
      rettocolite ulcerosa
    `,
  },
  {
    name: 'diverticulitis',
    phrases: `
      diverticulitis, diverticulosis, divertikulitis, divertikulose, diverticulite, diverticolite,
      diverticulose
    `,
  },
  {
    name: 'low residue',
    phrases: `
      low residue, colonoscopy, bowel prep, ballaststoffarm, ballaststoffarme,
      bajo en residuos, baja en residuos, sans residus, pauvre en residus, senza scorie
    `,
  },
  {
    name: 'a stoma',
    phrases: `
      ileostomy, colostomy, stoma, ostomy, ileostoma, kunstlicher darmausgang, ileostomia, colostomia,
      stomie
    `,
  },
  {
    name: 'gallstones',
    phrases: `
      gallstones?, gallensteine, calculos biliares, calculs biliaires, calcoli biliari
    `,
  },
  {
    name: 'the gallbladder',
    phrases: `
      gallbladder, gall bladder, gallbladder diet, gallenblase, vesicula, vesicula biliar, vesicule biliaire,
      cistifellea
    `,
  },
  {
    name: 'pancreatitis',
    phrases: 'pancreatitis, pankreatitis, pancreatite, bauchspeicheldrusenentzundung',
  },
  {
    name: 'liver disease',
    phrases: `
      liver disease, fatty liver, nafld, cirrhosis, liver cleanse, hepatitis, fettleber, leberzirrhose,
      higado graso, cirrosis, foie gras hepatique, steatose hepatique, cirrhose, fegato grasso, cirrosi
    `,
  },
  {
    name: 'a disorder of metabolism',
    phrases: `
      msud, maple syrup urine disease, homocystinuria, tyrosinemia, tyrosinaemia, urea cycle disorder, hereditary fructose intolerance, hfi,
      fettsaureoxidationsstorung, mcadd?, mcad deficiency, organic acidemia
    `,
  },
  {
    name: 'porphyria',
    phrases: `
      porphyria, porphyrie, porfiria
    `,
  },
  {
    name: 'PKU',
    phrases: `
      pku, phenylketonuria, phenylketonurie, fenilcetonuria, phenylcetonurie, fenilchetonuria
    `,
  },
  {
    name: 'fructose intolerance',
    phrases: `
      fructose intolerance, fructose intolerant, fructose malabsorption, fructose free, free of fructose, no fructose, without fructose, fructose, low fructose,
      fruktoseintoleranz, fructoseintoleranz, fruktosearm, fructosearm, fruktosefrei,
      intolerancia a la fructosa, sin fructosa, intolerance au fructose, sans fructose,
      intolleranza al fruttosio, senza fruttosio
    `,
    explainedBy: 'low-fodmap',
  },
  {
    name: 'sucrose intolerance',
    phrases: `
      csid, sucrose intolerance, sucrose free, sucrose(?=/fructose), no sucrose, without sucrose, low sucrose, saccharose, saccharosefrei, sucrase isomaltase deficiency, sorbitol intolerance, sorbitintoleranz
    `,
  },
  {
    name: 'galactosemia',
    phrases: 'galactosemia, galactosaemia, galaktosamie, galactosemie, galattosemia',
  },
  {
    name: 'favism',
    phrases: 'favism, g6pd, g6pd deficiency, favismus, favismo, favisme',
  },
  {
    name: 'salicylate intolerance',
    phrases: `
      salicylates?, low salicylate, salicylate intolerance, salicylat, salicylatarm, salicilatos,
      salicilati, failsafe diet, feingold diet
    `,
  },
  {
    name: 'nickel allergy',
    phrases: `
      nickel allergy, low nickel, nickel free, nickelallergie, nickelarm, alergia al niquel,
      bajo en niquel, allergie au nickel, allergia al nichel, senza nichel, nichel
    `,
  },
  {
    name: 'alpha-gal syndrome',
    phrases: 'alpha gal, alpha gal syndrome, red meat allergy, alfa gal',
  },
  {
    name: 'oral allergy syndrome',
    phrases: `
      oral allergy syndrome, pollen food syndrome, birch pollen(?: allergy)?, birch allergy, allergic to birch(?: pollen)?, pollen allergy, birkenpollen, birkenpollenallergie, kreuzallergie, sindrome de alergia oral,
      sindrome orale allergica
    `,
  },
  {
    name: 'FPIES',
    phrases: 'fpies',
  },
  {
    name: 'eosinophilic esophagitis',
    phrases: `
      eoe, eosinophilic, eosinophilic esophagitis, six food elimination diet, eosinophile osophagitis,
      esofagitis eosinofilica, oesophagite a eosinophiles, esofagite eosinofila
    `,
  },
  {
    name: 'mast cell activation',
    phrases: `
      mcas, mast cell, mast cell activation, mastocytosis, mastzellaktivierungssyndrom, mastozytose,
      mastocitosis, mastocytose, mastocitosi
    `,
  },
  {
    name: 'GAPS',
    phrases: 'gaps diet, gaps intro, gaps friendly, gut and psychology syndrome',
  },
  {
    name: 'GAPS',
    phrases: 'gaps',
    isAcronym: true,
  },
  {
    name: 'the specific carbohydrate diet',
    phrases: 'scd diet, specific carbohydrate diet, scd legal',
  },
  {
    name: 'the specific carbohydrate diet',
    phrases: 'scd',
    isAcronym: true,
  },
  {
    name: 'candida',
    phrases: 'candida, candida diet, anti candida, yeast overgrowth, candidiasis, candidose',
  },
  {
    name: 'a fast for Lent',
    phrases: 'great lent, lenten fast, orthodox fast, orthodox lent, orthodox lenten, orthodox fasting',
  },
  {
    name: 'latex-fruit syndrome',
    phrases: 'latex fruit syndrome, latex fruit',
  },
  {
    name: 'the DASH diet',
    phrases: 'dash diet, dash eating plan, dash friendly, dash diat, dieta dash, regime dash',
  },
  {
    name: 'the DASH diet',
    phrases: 'dash',
    isAcronym: true,
  },
  {
    name: 'high blood pressure',
    phrases: `
      high blood pressure, high bp, high b p, high blood pressures, hypertension, hypertensive, hipertenso, hipertensa,
      iperteso, ipertesa, hypertendue, hoher blutdruck, hohen blutdruck, hohem blutdruck, blutdruckpatient, lower blood pressure, bluthochdruck, hypertonie,
      hipertension, presion alta, tension alta, hypertendu, pression arterielle, ipertensione,
      pressione alta
    `,
  },
  {
    name: 'heart failure',
    phrases: `
      heart failure, congestive heart failure, herzinsuffizienz, insuficiencia cardiaca, insuffisance cardiaque,
      scompenso cardiaco, insufficienza cardiaca
    `,
  },
  {
    name: 'heart disease',
    phrases: `
      heart disease, heart attack, heart problems, heart condition, heart issues, cardiovascular disease, cardiovascular issues,
      cardiovascular problems, cardiac diet, coronary, herzinfarkt, herzkrank, herzkrankheit, herzprobleme,
      enfermedad cardiaca, enfermedad cardiovascular, infarto, infarctus, maladie cardiaque, maladie cardiovasculaire,
      malattia cardiaca, malattia cardiovascolare
    `,
  },
  {
    name: 'blood thinners',
    phrases: `
      warfarin, previscan, antivitamine k, acenocoumarol, blood thinners?, coumadin, low vitamin k, marcumar, blutverdunner, sintrom,
      anticoagulants?, anticoagulantes?, anticoagulanti
    `,
  },
  {
    name: 'a bariatric diet',
    phrases: `
      bariatric, gastric bypass, gastric sleeve, stomach stapling, lap band, magenbypass, schlauchmagen,
      bariatrisch, bypass gastrico, manga gastrica, bariatrica, bypass gastrique, bariatrique,
      sleeve gastrectomy
    `,
  },
  {
    name: 'a weak immune system',
    phrases: `
      immunocompromised, immune compromised, immunosuppressed, weak(?:ened)? immune system, low immune system, transplant patients?,
      organ transplant, kidney transplant, liver transplant, immungeschwacht, inmunodeprimid[oa], immunodeprime, immunodepress[oa]
    `,
  },
  {
    name: 'constipation',
    phrases:
      'constipation, constipated, hemorrhoids?, haemorrhoids?, piles and, verstopfung, hamorrhoiden, estrenimiento, stitichezza',
  },
  {
    name: 'a Hindu diet',
    phrases: 'hindus?, hindu friendly, hindu guests?, hinduist\\p{L}*',
  },
  {
    name: 'a Buddhist diet',
    phrases:
      'buddhists?, buddhist vegetarian, buddhist friendly, buddhistisch\\p{L}*, budistas?, bouddhistes?, buddhist[ai]',
  },
  {
    name: 'the Word of Wisdom',
    phrases: 'mormons?, lds, latter day saints?, word of wisdom',
  },
  {
    name: 'an Adventist diet',
    phrases: 'adventists?, seventh day adventists?, sda',
  },
  {
    name: 'a drug that grapefruit acts on',
    phrases: 'grapefruit interactions?, interacts? with grapefruit, (?:taking |on )?statins?(?! free)',
  },
  {
    name: 'cancer treatment',
    phrases: `
      cancer, cancer patients?, chemo, chemotherapy, neutropenic, radiation therapy, krebs diat,
      krebspatienten, krebskranke, chemotherapie, quimioterapia, quimio, chimiotherapie, chimio,
      chemioterapia, leukemia, leukamie
    `,
  },
  {
    name: 'POTS',
    phrases: 'pots syndrome, postural orthostatic tachycardia, posturales tachykardiesyndrom',
  },
  {
    name: 'POTS',
    phrases: 'pots',
    isAcronym: true,
  },
  {
    name: 'lupus',
    phrases: 'lupus',
    explainedBy: 'aip',
  },
  {
    name: 'autoimmune disease',
    phrases: `
      autoimmune disease, auto immune disease, autoimmune condition, autoimmune, auto immune,
      autoimmunerkrankung, autoimmunkrankheit, enfermedad autoinmune, maladie auto immune,
      malattia autoimmune
    `,
    explainedBy: 'aip',
  },
  {
    name: 'thyroid disease',
    phrases: `
      thyroid, hypothyroid, hypothyroidism, hyperthyroid, hyperthyroidism, graves disease, low iodine,
      schilddruse, schilddrusenunterfunktion, jodarm, tiroides, hipotiroidismo, thyroide, hypothyroidie,
      tiroide, ipotiroidismo
    `,
  },
  {
    name: "Hashimoto's disease",
    phrases: "hashimoto'?s?, hashimotos",
    explainedBy: 'aip',
  },
  {
    name: 'arthritis',
    phrases: `
      arthritis, rheumatoid, rheumatoid arthritis, rheuma, arthrose, artritis, arthrite, artrite
    `,
    explainedBy: 'aip',
  },
  {
    name: 'psoriasis or eczema',
    phrases: 'psoriasis, eczema, rosacea, schuppenflechte, neurodermitis, psoriasi',
    explainedBy: 'aip',
  },
  {
    name: 'multiple sclerosis',
    phrases: `
      multiple sclerosis, multiple sklerose, esclerosis multiple, sclerose en plaques, sclerosi multipla,
      wahls protocol
    `,
    explainedBy: 'aip',
  },
  {
    name: 'endometriosis',
    phrases: 'endometriosis, endometriose, endometriosi',
  },
  {
    name: 'PCOS',
    phrases: `
      pcos, polycystic, polycystic ovary syndrome, pco syndrom, ovario poliquistico, sopk,
      ovaires polykystiques, ovaio policistico
    `,
  },
  {
    name: 'hemochromatosis',
    phrases: `
      hemochromatosis, haemochromatosis, hamochromatose, eisenspeicherkrankheit, hemocromatosis,
      hemochromatose, emocromatosi, iron overload
    `,
  },
  {
    name: "Wilson's disease",
    phrases: "wilson'?s disease, wilson disease, low copper, morbus wilson",
  },
  {
    name: 'anemia',
    phrases: `
      anemia, anaemia, anemic, anaemic, iron deficiency, anamie, eisenmangel, anemico, anemie
    `,
  },
  {
    name: 'osteoporosis',
    phrases: 'osteoporosis, osteoporose, osteoporosi',
  },
  {
    name: 'migraine',
    phrases: 'migraines?, migraine diet, low tyramine, migrane, migrana, emicrania, maoi',
  },
  {
    name: 'epilepsy',
    phrases: 'epilepsy, epileptic, epilepsie, epilepsia, epilessia',
    explainedBy: 'keto',
  },
  {
    name: 'hypoglycemia',
    phrases: `
      hypoglycemia, hypoglycaemia, hypoglycemic, unterzuckerung, hipoglucemia, hypoglycemie, ipoglicemia
    `,
  },
  {
    name: 'low glycemic index',
    isEatingPlan: true,
    phrases: `
      low gi, low glycemic, low glycaemic, low glycemic index, glycemic index, glycaemic index,
      niedriger glykamischer index, glykamischer index, bajo indice glucemico, indice glucemico,
      indice glucemico bajo, index glycemique, indice glycemique, indice glycemique bas,
      basso indice glicemico, indice glicemico, indice glicemico basso
    `,
    explainedBy: 'diabetes',
  },
  {
    name: 'dysphagia',
    phrases: `
      dysphagia, trouble swallowing, can'?t swallow(?: well| properly| easily)?, cannot swallow, unable to swallow,
      swallowing difficult(?:y|ies), pureed diet, puree diet, pureed (?:meals?|foods?) for (?:an )?(?:adults?|elderly|seniors?|dad|mom|mum|grandma|grandpa|my dad|my mom|my mum),
      difficulty swallowing, swallowing problems, iddsi, dysphagie,
      schluckstorung, schluckbeschwerden, disfagia
    `,
  },
  {
    name: 'a clear liquid diet',
    phrases: 'clear liquids?, clear liquid diet, clear fluids?',
  },
  {
    name: 'a bland diet',
    phrases: `
      schonkost, dieta blanda, dieta in bianco, after surgery, post op
    `,
  },
  {
    name: 'cystic fibrosis',
    phrases: 'cystic fibrosis, mukoviszidose, fibrosis quistica, mucoviscidose, fibrosi cistica',
  },
  {
    name: "Parkinson's disease",
    phrases: "parkinson'?s?(?: disease)?, morbus parkinson",
  },
  {
    name: 'dementia',
    phrases: "dementia, alzheimer'?s?, demenz, demencia, demence, demenza",
  },
  {
    name: 'an ADHD diet',
    phrases: 'adhd diet, adhs diat, dieta tdah, regime tdah, autism diet',
  },
  {
    name: 'an eating disorder',
    phrases: `
      eating disorder, anorexia, anorexic, bulimia, arfid, essstorung, trastorno alimentario,
      trouble alimentaire, disturbo alimentare
    `,
  },
  {
    name: 'interstitial cystitis',
    phrases: `
      interstitial cystitis, bladder diet, painful bladder, interstitielle zystitis, cistitis intersticial,
      cystite interstitielle, cistite interstiziale
    `,
  },
  {
    name: 'an anti-inflammatory diet',
    isEatingPlan: true,
    phrases: `
      anti inflammatory, antiinflammatory, inflammation, entzundungshemmend, entzundungshemmende,
      antientzundlich, antiinflamatoria, antiinflamatorio, anti inflammatoire, antinfiammatoria,
      antinfiammatorio
    `,
  },
  {
    name: 'the carnivore diet',
    isEatingPlan: true,
    phrases: `
      carnivore diet, carnivore breakfast, carnivore lunch, carnivore dinner, carnivore recipe, carnivore recipes,
      carnivore friendly, lion diet, carnivora, dieta carnivora, regime carnivore,
      karnivor, karnivore
    `,
  },
  {
    name: 'the Ornish diet',
    isEatingPlan: true,
    phrases: 'ornish, ornish diet, dean ornish',
  },
  {
    name: 'the Pritikin diet',
    isEatingPlan: true,
    phrases: 'pritikin',
  },
  {
    name: 'the Daniel fast',
    isEatingPlan: true,
    phrases: `
      daniel fast, daniel diet, ayuno de daniel, daniel fasten, jeune de daniel, digiuno di daniele
    `,
  },
  {
    name: 'a macrobiotic diet',
    isEatingPlan: true,
    phrases: `
      macrobiotics?, makrobiotisch, makrobiotische, makrobiotik, macrobiotica, macrobiotico, macrobiotique
    `,
  },
  {
    name: 'the blood type diet',
    isEatingPlan: true,
    phrases: `
      blood type diet, blood type, blutgruppendiat, dieta del grupo sanguineo, regime groupe sanguin,
      dieta del gruppo sanguigno
    `,
  },
  {
    name: 'an alkaline diet',
    isEatingPlan: true,
    phrases: `
      alkaline foods?, alkaline recipes?, alkaline vegan, alkaline diet, basisch, basische, basenfasten,
      dieta alcalina, alcalina, regime alcalin, dr sebi
    `,
  },
  {
    name: 'a raw food diet',
    isEatingPlan: true,
    phrases: `
      raw food, raw food diet, raw vegan, rohkost, rohkostdiat, crudivegano, crudivora, crudivore,
      crudivorisme, crudismo, crudista
    `,
  },
  {
    name: 'Weight Watchers',
    isEatingPlan: true,
    phrases: `
      weight watchers?, ww points, smart ?points, zero points?, point plus, weightwatchers
    `,
  },
  {
    name: 'Slimming World',
    isEatingPlan: true,
    phrases: 'slimming world, syn free, syns',
  },
  {
    name: 'the Atkins diet',
    isEatingPlan: true,
    phrases: 'atkins, atkins diet, atkins diat',
  },
  {
    name: 'the South Beach diet',
    isEatingPlan: true,
    phrases: 'south beach diet',
  },
  {
    name: 'the Dukan diet',
    isEatingPlan: true,
    phrases: 'dukan, dukan diet, regime dukan, dieta dukan',
  },
  {
    name: 'the Zone diet',
    isEatingPlan: true,
    phrases: 'zone diet, dieta a zona, dieta de la zona',
  },
  {
    name: 'Optavia',
    isEatingPlan: true,
    phrases: 'optavia, medifast',
  },
  {
    name: 'the HCG diet',
    phrases: 'hcg diet',
  },
  {
    name: 'Noom',
    isEatingPlan: true,
    phrases: 'noom',
  },
  {
    name: 'the Plant Paradox',
    phrases: `
      plant paradox, lectin free, lectins?, gundry, lektinfrei, sin lectinas, sans lectines, senza lectine
    `,
  },
  {
    name: 'a Jain diet',
    phrases: 'jain, jain friendly, jainism, jainistisch, jaina, jainista',
  },
  {
    name: 'a sattvic diet',
    phrases: `
      sattvic, satvic, sattvik, ayurvedic, ayurveda, ayurvedisch, ayurvedica, ayurvedico, ayurvedique
    `,
  },
  {
    name: 'an Ital diet',
    phrases: 'rastafarian, ital food, ital stew',
  },
]

const eatingPlans: ReadonlySet<string> = new Set(
  unknownConditions.filter(({ isEatingPlan }) => isEatingPlan).map(({ name }) => name),
)

/** True for a condition without rules that is a way of eating people choose, and no illness. */
export const isEatingPlan = (name: string): boolean => eatingPlans.has(name)
