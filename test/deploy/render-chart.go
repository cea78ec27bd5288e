// Renders the templates of a chart with the libraries that Helm renders with (text/template, sprig), and its own functions
// as far as the chart uses them. Missing values are errors, as with `helm lint --strict`.
package main

import (
	"encoding/json"
	"log"
	"os"
	"strings"
	"text/template"

	"github.com/Masterminds/sprig"
)

type chart struct {
	Templates map[string]string
	Data      map[string]interface{}
}

func main() {
	log.SetFlags(0)
	var given chart
	if err := json.NewDecoder(os.Stdin).Decode(&given); err != nil {
		log.Fatal(err)
	}
	all := template.New("chart").Option("missingkey=error")
	functions := sprig.TxtFuncMap()
	delete(functions, "env")
	delete(functions, "expandenv")
	functions["include"] = func(name string, data interface{}) (string, error) {
		var text strings.Builder
		err := all.ExecuteTemplate(&text, name, data)
		return text.String(), err
	}
	all.Funcs(functions)
	for name, text := range given.Templates {
		if _, err := all.New(name).Parse(text); err != nil {
			log.Fatal(err)
		}
	}
	rendered := map[string]string{}
	for name := range given.Templates {
		var text strings.Builder
		if err := all.ExecuteTemplate(&text, name, given.Data); err != nil {
			log.Fatal(err)
		}
		rendered[name] = text.String()
	}
	if err := json.NewEncoder(os.Stdout).Encode(rendered); err != nil {
		log.Fatal(err)
	}
}
