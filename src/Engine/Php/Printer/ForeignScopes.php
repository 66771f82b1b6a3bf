<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Plan\Method;
use Kiln\Plan\Property;

/**
 * Prints the use of properties and methods. What only a parent class can see (its private members) goes through a small
 * closure bound to that parent, which stands in a static property of the generated class.
 *
 * @internal
 */
final class ForeignScopes
{
    /** @var array<string, array{string, string, string}> name => scope, type of the closure, code of the closure */
    private array $closures = [];

    /**
     * @param string       $owner name of the generated class
     * @param class-string $class whose scope the generated code stands in
     */
    public function __construct(private readonly string $owner, private readonly string $class) {}

    public function isDirect(Property|Method $member): bool
    {
        return $member->isPublic || $member->class === $this->class;
    }

    /**
     *     $object->name
     */
    public function read(Property $property, string $object): string
    {
        if ($this->isDirect($property)) {
            return "{$object}->{$this->member($property->name)}";
        }
        $class = Php::classType($property->class);
        $closure = $this->closure(
            'get' . ucfirst($property->name),
            $property->class,
            "({$class}): mixed",
            "static fn({$class} \$object): mixed => \$object->{$this->member($property->name)}",
        );

        return "({$closure})({$object})";
    }

    /**
     *     $object->name = $value;
     */
    public function write(Property $property, string $object, string $value): string
    {
        if ($property->class === $this->class || ($property->isPublic && !$property->isReadonly)) {
            return "{$object}->{$this->member($property->name)} = {$value};";
        }
        $class = Php::classType($property->class);
        $closure = $this->closure(
            'set' . ucfirst($property->name),
            $property->class,
            "({$class}, mixed): mixed",
            "static fn({$class} \$object, mixed \$value): mixed => \$object->{$this->member($property->name)} = \$value",
        );

        return "({$closure})({$object}, {$value});";
    }

    /**
     *     $object->name($argument)
     */
    public function call(Method $method, string $object, string $arguments = ''): string
    {
        if ($this->isDirect($method)) {
            return "{$object}->{$method->name}({$arguments})";
        }
        $class = Php::classType($method->class);
        $closure = $this->closure(
            'call' . ucfirst($method->name),
            $method->class,
            "({$class}, mixed...): mixed",
            "static fn({$class} \$object, mixed ...\$arguments): mixed => \$object->{$method->name}(...\$arguments)",
        );

        return "({$closure})({$object}" . ($arguments === '' ? '' : ", {$arguments}") . ')';
    }

    public function declare(Code $code): void
    {
        foreach ($this->closures as $name => [, $type]) {
            $code->line("/** @var \\Closure{$type} */");
            $code->line("public static \\Closure \${$name};");
        }
    }

    public function bind(Code $code): void
    {
        foreach ($this->closures as $name => [$scope, , $closure]) {
            $code->line('');
            $code->line("{$this->owner}::\${$name} = \\Closure::bind({$closure}, null, " . Php::classConstant($scope) . ');');
        }
    }

    private function closure(string $name, string $scope, string $type, string $code): string
    {
        $name = preg_replace('/[^A-Za-z0-9_]/', '_', $name) ?? $name;
        $unique = $name;
        for ($count = 2; isset($this->closures[$unique]) && $this->closures[$unique] !== [$scope, $type, $code]; ++$count) {
            $unique = $name . $count;
        }
        $this->closures[$unique] = [$scope, $type, $code];

        return "{$this->owner}::\${$unique}";
    }

    private function member(string $name): string
    {
        return preg_match('/^[A-Za-z_\x80-\xff][A-Za-z0-9_\x80-\xff]*$/D', $name) === 1 ? $name : '{' . Php::literal($name) . '}';
    }
}
