/** `@constraint`, by the names of graphql-constraint-directive. Only the published SDL has it applied (D-324). */
import {
  DirectiveLocation,
  GraphQLDirective,
  GraphQLFloat,
  GraphQLInt,
  GraphQLString,
} from 'graphql';

export const constraintDirective = new GraphQLDirective({
  name: 'constraint',
  description:
    'Form of a value: a format of JSON Schema 2020-12, and bounds that the service checks.',
  locations: [
    DirectiveLocation.ARGUMENT_DEFINITION,
    DirectiveLocation.FIELD_DEFINITION,
    DirectiveLocation.INPUT_FIELD_DEFINITION,
  ],
  args: {
    format: {
      type: GraphQLString,
      description: 'Format, such as `date-time`; of each item of a list.',
    },
    max: { type: GraphQLFloat, description: 'Largest number.' },
    maxLength: { type: GraphQLInt, description: 'Most UTF-16 code units.' },
    min: { type: GraphQLFloat, description: 'Smallest number.' },
    minLength: { type: GraphQLInt, description: 'Fewest UTF-16 code units.' },
    pattern: {
      type: GraphQLString,
      description: 'Regular expression of ECMAScript for the whole text.',
    },
  },
});
