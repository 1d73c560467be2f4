import type { Circumstance } from './circumstance.ts'

/** Words about the weather and the season, which ask for warming or cooling food and never for heat on the tongue. */
export const weather: readonly Circumstance[] = [
  {
    means: 'for a hot day',
    says: `
      heat[ ]?(wave|waves|dome)
      heatwave
      heatwaves
      dog days [of] [summer]
      (beat|escape|survive|survives|surviving|beating) [the|this] [summer] heat
      (in|with|during|because of|despite|given|under) (this|all this|that|these) [summer|awful|terrible|horrible|stifling|crazy|extreme] heat
      (in|during|with|because of|despite) the [summer|awful|terrible|horrible|stifling|extreme|august|july|midday|texas|florida|arizona] heat !(of|level|from)
      (summer|extreme|stifling|august|july|humid|desert) heat
      [DONT|can't|cant|cannot] (stand|take|bear|handle) the heat [outside|today|out there|wave]
      heat and humidity
      [so+|SO] hot [and] [humid|sticky|sunny] (out|outside|outdoors|today|tonight|here|in here|out there|right now|this week|lately|these days|all week|in the house|in my house|in the apartment|in my apartment|in the kitchen|in my kitchen) !(of)
      hot hot hot
      <!(like|likes|liked|want|wants|make|makes|serve|love|loves|have|eat|eats|keep|need|prefer|take|when|while|with|get|gets|as|and|or|is|of|heat|at) (IT) [SO] (hot|sweltering|scorching|stifling|humid|muggy) !(and sour|and spicy|and ready|and fresh|and crispy|and bubbly|dog|dogs|sauce|chocolate|pot|cross|pepper|peppers|wings|toddy|cocoa|soup|chili|honey|water|milk|curry|salsa|fudge|chicken|off|from|dish|drink|food|meal|breakfast|lunch|dinner|oven)
      sweltering
      scorching [hot] (day|days|week|summer|weather|heat|out|outside|evening|today)
      (muggy|humid|sultry) [summer] (day|days|night|nights|weather|evening|evenings|out|outside|summer)
      [SO] humid
      hot [summer|humid|sticky|sunny|and humid|and sticky] (weather|day|days|night|nights|evening|evenings|afternoon|afternoons|summer|summers|climate|climates|spell|month|months|season)
      [over|at|above|almost|nearly|about|like] (8[5-9]|9[0-9]|1[01][0-9]|3[2-9]|4[0-8]) [degrees|degree|f|c|fahrenheit|celsius] (out|outside|today|in the shade|outdoors|here)
      [over|above|a week of|in the|days of] [high|low|mid] (9[05]|100) s
      [over|above|a week of|in the|days of] [high|low|mid] (90s|100s|90's|100's|nineties)
      (no|without|broken|dead) [THE|working] (ac|a c|air con|aircon|air conditioning|air conditioner)
      (ac|a c|air con|aircon|air conditioning|air conditioner) [is|has|just] (out|broken|broke|died|dead|down)
      DONT [want to|wanna|want|to] (heat up|heating up|heat|warm up) THE (house|kitchen|apartment|flat|place|home|room)
      (without|no|not) (heating up|heating|heat up) [THE] (house|kitchen|apartment|flat|place|home|room)
      hitzewelle
      (bei|in) (der|dieser|solcher|so einer) [brutalen|affen] hitze
      affenhitze
      hundstage
      es ist [so|zu|sehr|viel|einfach|gerade|draussen|heute|echt|total|mega] heiss [draussen]
      (so|zu|sehr|echt|mega) heiss (heute|draussen|ist|hier|gerade)
      heisse[nr]? (tag|tage|tagen|sommertage|sommertag|sommertagen|wetter|abende|abend)
      hochsommer
      ola de calor
      hace [mucho|tanto|demasiado|un] calor
      (con|por) (este|el|tanto) calor
      (que|mucho|tanto) calor !(de)
      dias? (calurosos?|de calor)
      canicule
      vague de chaleur
      il fait [trop|tres|si|tellement|vraiment] chaud
      (avec|par) (cette|ces|la) [grosse|forte] chaleurs?
      jours? (chauds?|de chaleur)
      ondata di (caldo|calore)
      fa [troppo|cosi|tanto|molto|un] caldo
      (con|per) (questo|il|sto|tanto) caldo !(del)
      giornat[ae] cald[ae]
      afa
    `,
  },
  {
    means: 'served cold',
    says: `
      (something|anything|sth|stuff|things) (cold|cool|chilled|icy|ice cold)
      cold (dinner|dinners|lunch|lunches|meal|meals|supper|suppers|dish|dishes|main|plate|plates|buffet) !(soup|soups)
      cold food [only]
      (be|being|served|eaten|eat it|eat them|eat that|eat this|i can eat|can be eaten|enjoyed|good|taste good|tastes good|packed|stays|stay) cold !(cuts|brew|enough)
      (needs to|has to|must|should|can) be [eaten|served] cold
      DONT [like|want|eat] [to] [eat|have] (anything|something|food|foods|meals|lunches) [that is|that] hot
      DONT [like|want|eat] hot (food|foods|meals|dishes|lunches|lunch|dinners)
      no hot (food|foods|meals|dishes|lunches|lunch)
      DONT (heat|reheat|warm) [it|anything|lunch|food] [up] at (work|school|the office)
      (no|without|DONT have) [THE|access to a] [way|place] [to] (reheat|heat it|warm it) [up|food|lunch]
      no (reheating|heating)
      (was|etwas|irgendwas) kalte[sn]
      kalte[sn]? (essen|gericht|gerichte|abendessen|mittagessen|kuche)
      algo (frio|fresco|fresquito)
      (comida|cena|plato|platos) fri[oa]s?
      quelque chose de (froid|frais)
      (plat|plats|repas|diner) froids?
      qualcosa di (freddo|fresco)
      (piatto|piatti|cena|pranzo) fredd[oia]
    `,
  },
  {
    means: 'cozy',
    says: `
      [zero|no|negative|minus|sub zero|high|low|bitter|with the] (wind ?chill|windchill|wind chills)
      (blizzard|blizzards|blizzardy|snowstorm|snow storm|ice storm|snowed in|snow day|snow days|snowpocalypse|polar vortex|nor'easter|noreaster|sleet|sleety|slushy|drizzly|drizzle outside|gloomy|dreary|blustery|snowy|rainy|stormy|frosty) [cold|winter|weekend|day|days|night|nights|evening|evenings|weather|sunday|saturday|monday|outside|afternoon|morning] !(cake|cookies|cookie|pudding|bark|the snowman|soda|beverages|lemonade|mug)
      (snowing|raining|storming|pouring rain|pouring down|pouring out|bucketing down|sleeting|hailing|drizzling) [outside|out|here|today|again|like crazy|cats and dogs]
      [IT] raining cats and dogs
      (gray|grey|wet|foggy|windy|nasty|miserable|yucky) [and] [cold|gray|grey|rainy] (day|weather|weekend|evening|afternoon)
      (schneesturm|schneit|regnerisch|regnet|schmuddelwetter|regenwetter|regentag|schneetag|sauwetter|mistwetter)
      (llueve|lloviendo|nevando|nieva|dia lluvioso|dia de lluvia|tormenta)
      (il pleut|il neige|temps pluvieux|jour de pluie|jour de neige|tempete)
      (piove|nevica|giornata piovosa|giornata di pioggia)
    `,
  },
  {
    means: 'winter',
    says: `
      [bitterly|bitter|freezing|SO] cold [and] [snowy|rainy|wet|windy|gray|grey] (weather|out|outside|outdoors|day|days|night|nights|evening|evenings|morning|mornings|snap|spell|front|winter|weekend|sunday|saturday|season)
      weather [is|gets|got|turned|turns|has turned] [SO|getting] cold [and] [snowy|rainy|wet|windy]
      <!(like|likes|serve|eat|want|eats|keep|make|drink|served|drinks) (IT) [SO|getting|turning] (cold|freezing|chilly|frigid) !(brew|cuts|enough)
      [it|is] below (zero|freezing)
      (minus|negative) [0-9]+ [degrees] [out|outside]
      (chilly|frigid|arctic|freezing|icy) [fall|autumn|winter|cold] (weather|out|outside|day|days|night|nights|evening|evenings|temps|temperatures|morning|weekend)
      (kaltes wetter|kalte tage|kalten tagen|kalter tag|saukalt|eiskalt draussen|kalt draussen)
      es ist [so|sehr|zu|echt] kalt
      hace [mucho|tanto|un] frio
      (dia frio|dias frios|con este frio)
      il fait [tres|si|trop] froid
      (temps froid|jours froids|avec ce froid)
      fa [molto|tanto|troppo] freddo
      (giornata fredda|giornate fredde|con questo freddo)
    `,
  },
]
