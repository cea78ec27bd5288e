/** `npm run sbom`: prints the bill of materials of what is shipped, after `npm run build`. */
import { billOfMaterials } from './supply/bill-of-materials.js';

process.stdout.write(billOfMaterials());
