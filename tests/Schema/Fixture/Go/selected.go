package main

import (
	"reflect"
	"strconv"
	"strings"
)

// selected keeps the fields of a struct that a group and a version ask for, by the rules of liip/sheriff: a field without the
// group is hidden, since and until are inclusive. What marshals itself stays as it is.
func selected(value any, group, version string) any {
	v := reflect.ValueOf(value)
	if _, ok := value.(interface{ MarshalJSON() ([]byte, error) }); ok {
		return value
	}
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if v.IsNil() {
			return nil
		}
		return selected(v.Elem().Interface(), group, version)
	case reflect.Slice:
		items := make([]any, v.Len())
		for i := range items {
			items[i] = selected(v.Index(i).Interface(), group, version)
		}
		return items
	case reflect.Map:
		members := map[string]any{}
		for _, key := range v.MapKeys() {
			members[key.String()] = selected(v.MapIndex(key).Interface(), group, version)
		}
		return members
	case reflect.Struct:
		members := map[string]any{}
		for i := 0; i < v.NumField(); i++ {
			tag := v.Type().Field(i).Tag
			name, option, _ := strings.Cut(tag.Get("json"), ",")
			isInGroup := false
			for _, one := range strings.Split(tag.Get("groups"), ",") {
				isInGroup = isInGroup || one == group
			}
			since, until := tag.Get("since"), tag.Get("until")
			if !isInGroup || (since != "" && compare(version, since) < 0) || (until != "" && compare(version, until) > 0) {
				continue
			}
			if option == "omitempty" && v.Field(i).IsZero() {
				continue
			}
			members[name] = selected(v.Field(i).Interface(), group, version)
		}
		return members
	}
	return value
}

func compare(a, b string) int {
	x, y := strings.Split(a, "."), strings.Split(b, ".")
	for i := range x {
		m, _ := strconv.Atoi(x[i])
		n, _ := strconv.Atoi(y[i])
		if m != n {
			return m - n
		}
	}
	return 0
}
