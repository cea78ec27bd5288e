package nis2

import (
	"errors"
	"reflect"
	"strings"
)

// named sets the English names of the fields of an error from the tags of the parameters.
func named(err error, op operation, params any) error {
	var failure *Error
	if errors.As(err, &failure) {
		for i, one := range failure.Details {
			failure.Details[i].Name = nameOf(one.Field, reflect.TypeOf(params))
		}
	}
	return err
}

// nameOf turns a dotted path of wire names into one of Go names; unknown parts stay.
func nameOf(path string, typ reflect.Type) string {
	parts := strings.Split(path, ".")
	for i, wire := range parts {
		for typ != nil && (typ.Kind() == reflect.Pointer || typ.Kind() == reflect.Slice) {
			typ = typ.Elem()
		}
		if typ == nil || typ.Kind() != reflect.Struct {
			continue
		}
		for f := 0; f < typ.NumField(); f++ {
			field := typ.Field(f)
			if name, _, _ := strings.Cut(field.Tag.Get("json"), ","); name == wire {
				parts[i], typ = field.Name, field.Type
				break
			}
		}
	}
	return strings.Join(parts, ".")
}

// Ptr returns a pointer to a value, for optional parameters.
func Ptr[T any](value T) *T { return &value }
