module nis2compliance

go 1.19
