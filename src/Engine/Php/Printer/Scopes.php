<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Plan\Method;
use Kiln\Plan\Property;

/**
 * In which class's scope the parts of a generated function must stand. What only a parent class can see (its private members)
 * is used in a closure bound to that parent, which stands in a static property of the generated class.
 *
 * @internal
 */
final class Scopes
{
    /** @var array<string, array{string, string, string, Code}> name => scope, type of the closure, its signature, its body */
    private array $closures = [];

    /**
     * @param string       $owner name of the generated class
     * @param class-string $class whose scope the generated code stands in where it needs one
     */
    public function __construct(private readonly string $owner, private readonly string $class) {}

    /**
     * What is read or called belongs to its class, unless everyone may use it.
     */
    public function toUse(Property|Method $member): string
    {
        return $member->isPublic ? $this->class : $member->class;
    }

    public function toSet(Property|Method $member): string
    {
        return $member->isPublic && !($member instanceof Property && $member->isReadonly) ? $this->class : $member->class;
    }

    /**
     * @template T
     *
     * @param list<T>             $items
     * @param \Closure(T): string $scopeOf
     *
     * @return list<array{?string, non-empty-list<T>}> those that follow each other and stand in the same scope; null for the
     *                                                 class's own
     */
    public function runs(array $items, \Closure $scopeOf): array
    {
        $runs = [];
        foreach ($items as $item) {
            $scope = $scopeOf($item);
            $scope = $scope === $this->class ? null : $scope;
            $at = \count($runs) - 1;
            if ($at >= 0 && $runs[$at][0] === $scope) {
                $runs[$at][1][] = $item;
            } else {
                $runs[] = [$scope, [$item]];
            }
        }

        return $runs;
    }

    /**
     * Makes a closure of code.
     *
     * @param string $type      of the closure, for phpdoc: `(App\Entity): void`
     * @param string $signature `(\App\Entity $object): void`
     *
     * @return string how it is called: `(OrderReader_5f1c0a9b7e3d::$inEntity)`
     */
    public function closure(string $scope, string $type, string $signature, Code $body): string
    {
        foreach ($this->closures as $name => $known) {
            if ($known[0] === $scope && $known[2] === $signature && $known[3]->text() === $body->text()) {
                return "({$this->owner}::\${$name})";
            }
        }
        $name = 'in' . \preg_replace('/[^A-Za-z0-9_]/', '_', \ucfirst(\substr((string) \strrchr('\\' . $scope, '\\'), 1)));
        $unique = $name;
        for ($count = 2; isset($this->closures[$unique]); ++$count) {
            $unique = $name . $count;
        }
        $this->closures[$unique] = [$scope, $type, $signature, $body];

        return "({$this->owner}::\${$unique})";
    }

    /**
     * Puts the closures made so far into the generated class.
     */
    public function into(ClassFrame $frame): void
    {
        foreach ($this->closures as $name => [$scope, $type, $signature, $body]) {
            $frame->closure($scope, $name, $type, $signature, $body);
        }
    }
}
