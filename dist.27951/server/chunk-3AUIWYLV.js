import { createRequire as $createRequire } from 'node:module'; import { dirname as $dirname } from 'node:path'; import { fileURLToPath as $fileURLToPath } from 'node:url'; const require = $createRequire(import.meta.url); const __filename = $fileURLToPath(import.meta.url); const __dirname = $dirname(__filename)
var reasoningEfforts=["none","minimal","low","medium","high","xhigh"];var DEFAULT_TIMEOUT_S=120;var DEFAULT_PAUSE_S=60;var DEFAULT_MAX_TOKENS=8e3;var providers={openai:{name:"OpenAI",protocol:"responses",address:"https://api.openai.com/v1",needsKey:true,sees:true},anthropic:{name:"Anthropic",protocol:"mes\
sages",address:"https://api.anthropic.com/v1",needsKey:true,sees:true},google:{name:"Google",protocol:"google",address:"https://generativelanguage.googleapis.co\
m/v1beta",needsKey:true,sees:true},openrouter:{name:"OpenRouter",protocol:"chat",address:"https://openrouter.ai/api/v1",needsKey:true},azure:{name:"Azure",protocol:"\
chat",address:null,needsKey:true,keyHeader:"api-key"},ollama:{name:"Ollama",protocol:"chat",address:"http://127.0.0.1:11434/v1",needsKey:false},lmstudio:{name:"\
LM Studio",protocol:"chat",address:"http://127.0.0.1:1234/v1",needsKey:false},vllm:{name:"vLLM",protocol:"chat",address:"http://127.0.0.1:8000/v1",needsKey:false},
llamacpp:{name:"llama.cpp",protocol:"chat",address:"http://127.0.0.1:8080/v1",needsKey:false},"openai-compatible":{name:"Model",protocol:"chat",address:null,needsKey:false}};
var providerNames=Object.keys(providers);var plain=name=>name.toLowerCase().replace(/[^a-z]/g,"");var providerOf=name=>providerNames.find(one=>plain(one)===plain(
name))??null;var callAtTheEnd=/\/(?:chat\/completions|completions|responses|messages|embeddings|images\/(?:generations|edits)|models(?:\/[^/]*)?|api\/(?:chat|generate|tags|show|version))\/?$/i;
var version=/\/v\d+(?:beta|alpha)?\d*(?:\/|$)/i;var roots=[[/(?:^|\.)openrouter\.ai$/,"/api/v1"],[/(?:^|\.)groq\.com$/,"/openai/v1"],[/\.(?:openai|services\.ai|cognitiveservices)\.azure\.com$/,
"/openai/v1"],[/^generativelanguage\.googleapis\.com$/,"/v1beta/openai"]];var isNear=host=>/^(?:localhost|127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|0\.0\.0\.0|\[)/.
test(host)||/\.(?:local|lan|internal|home|localhost)$/.test(host)||!host.includes(".");function asUrl(given){const bare=given.trim().replace(/^["'<`]+|["'>`,;]+$/g,
"").trim();const[,scheme,rest=bare]=/^(https?):?\/*(.+)$/i.exec(bare)??[];if(!scheme&&/^[a-z][a-z\d+.-]*:\/\//i.test(bare))return null;const host=rest.replace(/^\/+/,
"").toLowerCase().split(/[/?#]/)[0]??"";const usual=isNear(host.replace(/:\d+$/,""))||/:\d+$/.test(host)?"http":"https";const whole=`${scheme?.toLowerCase()??usual}\
://${rest.replace(/^\/+/,"")}`;if(host===""||/\s/.test(host)||!URL.canParse(whole))return null;return new URL(whole)}function serviceAddresses(provider,given){const{
address,protocol}=providers[provider];if(!given?.trim())return address?[address]:[];const url=asUrl(given);if(!url)return[];const root=roots.find(([host])=>protocol===
"chat"&&host.test(url.hostname))?.[1];const usual=address?new URL(address).pathname:"/v1";let path=url.pathname.replace(/\/{2,}/g,"/").replace(/\/+$/,"");path=path.
replace(/\/models\/[^/]+:\w+$/i,"").replace(/\/deployments\/.*$/i,"");while(callAtTheEnd.test(path))path=path.replace(callAtTheEnd,"");const at=some=>`${url.origin}${some}`;
if(root)return[at(root)];if(path===""||path==="/api")return[...new Set([at(usual),at("/v1"),at(path)])];if(version.test(path))return[at(path)];if(usual.startsWith(
`${path}/`))return[at(usual),at(path)];return[at(`${path}/v1`),at(path)]}export{reasoningEfforts,DEFAULT_TIMEOUT_S,DEFAULT_PAUSE_S,DEFAULT_MAX_TOKENS,providers,providerNames,providerOf,serviceAddresses};
//# sourceMappingURL=chunk-3AUIWYLV.js.map
