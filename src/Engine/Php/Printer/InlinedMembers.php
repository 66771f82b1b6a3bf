<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Plan\Write;

/**
 * Prints how the members of an inlined object or map come among those of the object that has it.
 *
 * @internal
 */
final readonly class InlinedMembers
{
    /** What it is called in the code, where no property names it. */
    public const NAME = 'inlined';

    /**
     * @param WriteSteps $steps of the object that has it
     */
    public function __construct(
        private Write\WritePlan $plan,
        private WriterNames $names,
        private WriteSteps $steps,
        private CallsOut $calls,
    ) {}

    /**
     * Null has no members.
     *
     * @return list<Write\OmitWhen>
     */
    public static function omitWhen(Write\Splice $splice): array
    {
        return $splice->value instanceof Write\Nullable ? [...$splice->omitWhen, Write\OmitWhen::Null] : $splice->omitWhen;
    }

    /**
     *     $result += AddressWriter_5f1c0a9b7e3d::write($object->address, $kiln);
     *
     * @param string $value an expression that can be evaluated several times
     */
    public function print(Write\Splice $splice, string $value, Members $members, Code $code): void
    {
        $node = $splice->inlined();
        if ($node instanceof Write\ObjectOf) {
            $inlined = $this->plan->objects[$node->plan];
            $members->splice($inlined, $this->names->with(BelowCall::print($splice->below))->call($inlined, $value), $code);
        } else {
            $this->map($node, $splice, $value, $members, $code);
        }
    }

    /**
     *     foreach ($object->extra as $key => $extraItem) {
     *         $result[$key] = $extraItem;
     *     }
     */
    private function map(Write\MapOf $node, Write\Splice $splice, string $value, Members $members, Code $code): void
    {
        $name = Php::singular(WriteSteps::nameOf($splice->access, self::NAME));
        if (!$node->isGuaranteed) {
            $code->line("\\is_array({$value}) || throw new Mismatch(" . Php::literal($name) . ');');
        }
        $taken = self::withoutPrefix($splice->keys, $splice->prefix);
        $own = $value;
        if ($taken !== []) {
            $own = $code->variable('others');
            $code->line("{$own} = \\array_diff_key({$value}, " . Php::literal(\array_fill_keys($taken, true)) . ');');
        }
        $loop = $code->block();
        $loop->step(null);
        [$key, $item] = [$loop->variable('key'), $loop->variable($name)];
        $written = $this->steps->valuesOf($splice, $code)->print($node->value, $item, $name, $loop);
        $whole = $splice->prefix === '' ? $key : Php::literal($splice->prefix) . " . {$key}";
        $members->putAt($whole, $written, $loop);
        Loop::print("foreach ({$own} as {$key} => {$item}) {", $loop, $this->calls->in($node->value) ? ($splice->prefix === '' ? "(string) {$key}" : $whole) : null, $code);
    }

    /**
     * Keys of a map that would, with the prefix before them, be keys of the object around it.
     *
     * @param list<string> $keys
     *
     * @return list<string>
     */
    private static function withoutPrefix(array $keys, string $prefix): array
    {
        $found = [];
        foreach ($keys as $key) {
            if (\str_starts_with($key, $prefix)) {
                $found[] = \substr($key, \strlen($prefix));
            }
        }

        return $found;
    }
}
