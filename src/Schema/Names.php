<?php

declare(strict_types=1);

namespace Kiln\Schema;

use Kiln\Plan\Shape\Enumeration;
use Kiln\Plan\Shape\Parts;
use Kiln\Plan\Shape\Schema;
use Kiln\Plan\Shape\Shape;

/**
 * Names for definitions and enums: that of the class without its namespace, and a number where there are several.
 *
 * @internal
 */
final class Names
{
    /** @var array<string, string> by id of the definition, or by class of the enum */
    private array $names = [];

    /** @var array<string, true> */
    private array $taken = [];

    /** @var array<class-string, Enumeration> by class */
    private array $enums = [];

    /**
     * @param list<string> $taken names that nobody may have
     */
    public function __construct(Schema $schema, array $taken = [])
    {
        $this->taken = \array_fill_keys($taken, true);
        foreach ($schema->definitions as $id => $definition) {
            $this->name($id, $definition->class);
        }
        foreach ($schema->roots as $root) {
            $this->findEnums($root);
        }
        foreach ($schema->definitions as $definition) {
            $this->findEnums($definition->record);
        }
    }

    /**
     * @param string $key id of a definition, or class of an enum
     */
    public function of(string $key): string
    {
        return $this->names[$key];
    }

    /**
     * @return array<class-string, Enumeration>
     */
    public function enums(): array
    {
        return $this->enums;
    }

    /**
     * The name of a class without its namespace, of letters, digits and underscores.
     */
    public static function short(string $class): string
    {
        return (string) \preg_replace('/\W/', '', \str_contains($class, '@anonymous') ? 'Anonymous' : \substr((string) \strrchr("\\{$class}", '\\'), 1));
    }

    private function findEnums(Shape $shape): void
    {
        if ($shape instanceof Enumeration) {
            if (!isset($this->enums[$shape->class])) {
                $this->enums[$shape->class] = $shape;
                $this->name($shape->class, $shape->class);
            }

            return;
        }
        foreach (Parts::of($shape) as $inner) {
            $this->findEnums($inner);
        }
    }

    private function name(string $key, string $class): void
    {
        $name = $short = self::short($class);
        for ($number = 2; isset($this->taken[$name]); ++$number) {
            $name = $short . $number;
        }
        $this->taken[$name] = true;
        $this->names[$key] = $name;
    }
}
