// `npm run evaluate`: does a team do its job? Figures without a model; see evaluate.ts.
import { evaluate } from './evaluate.ts';

process.exitCode = await evaluate(process.argv.slice(2), (text) => console.log(text));
