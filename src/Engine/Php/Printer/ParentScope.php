<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Plan\Method;
use Kiln\Plan\Read;
use Kiln\Plan\Write;

/**
 * Prints what only a parent class can see: as a closure bound to that class, and the call of it.
 *
 * @internal
 */
final readonly class ParentScope
{
    public function __construct(private Scopes $scopes, private CallsOut $calls) {}

    /**
     *     ...(OrderWriter_5f1c0a9b7e3d::$inEntity)($object, $kiln),
     *
     * @param non-empty-list<Write\WriteStep>                           $steps
     * @param \Closure(non-empty-list<Write\WriteStep>, Members, Code): void $run prints them
     */
    public function write(string $scope, array $steps, Write\WriteObject $object, Notation $notation, \Closure $run, Members $members, Code $code): void
    {
        $class = Php::classType($scope);
        $parameters = $notation->parameters();
        $types = \ltrim((string) \preg_replace('/ \$\w+/', '', $parameters), ', ');
        $arguments = "(\$object{$notation->arguments()}, \$kiln)";
        $body = new Code();
        $inner = $notation->members($object, 'result', $body);
        $run($steps, $inner, $body);
        $marker = $this->calls->in($steps) ? $code->marker() : '';
        if ($inner->isEmpty()) {
            $code->line($marker . $this->scopes->closure($scope, "({$class}, {$types}): void", "({$class} \$object{$parameters}): void", $body) . "{$arguments};");

            return;
        }
        if (self::mayHaveNumbersAsKeys($steps)) {
            // PHP numbers such keys anew where an array is unpacked in another; from a variable it keeps them.
            $members->flush();
        }
        $result = $inner->result();
        $body->gap();
        $body->line("return {$result};");
        $members->spread($this->scopes->closure($scope, "({$class}, {$types}): array<mixed>", "({$class} \$object{$parameters}): array", $body) . $arguments, $marker);
        if ($marker !== '' || \array_filter($steps, static fn(Write\WriteStep $step): bool => $step instanceof Write\WriteField && $step->access instanceof Method) !== []) {
            $members->noteCall();
        }
    }

    /**
     * @param non-empty-list<Write\WriteStep> $steps
     */
    private static function mayHaveNumbersAsKeys(array $steps): bool
    {
        foreach ($steps as $step) {
            if ($step instanceof Write\Splice || (($step instanceof Write\WriteField || $step instanceof Write\Constant) && Php::isIntegerKey($step->key))) {
                return true;
            }
        }

        return false;
    }

    /**
     *     (OrderReader_5f1c0a9b7e3d::$inEntity)($object, $data, $kiln);
     *
     * @param non-empty-list<Read\ReadField|Read\Splice>                      $fields
     * @param \Closure(non-empty-list<Read\ReadField|Read\Splice>, Code): void $fill prints them
     */
    public function fill(string $scope, array $fields, \Closure $fill, Code $code): void
    {
        $class = Php::classType($scope);
        $body = new Code();
        foreach (DataTypes::comment($fields) as $line) {
            $body->line($line);
        }
        $body->gap();
        $fill($fields, $body);
        $closure = $this->scopes->closure($scope, "({$class}, array<mixed>, Reading): void", "({$class} \$object, array \$data, Reading \$kiln): void", $body);
        if ($this->calls->in($fields)) {
            $code->mark();
        }
        $code->line("{$closure}(\$object, \$data, \$kiln);");
    }
}
