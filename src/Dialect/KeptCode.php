<?php

declare(strict_types=1);

namespace Kiln\Dialect;

use Kiln\Engine\Php\Store\CodeLookup;
use Kiln\Engine\Php\Store\GeneratedClass;
use Kiln\Engine\Php\Store\PrintedCode;

/**
 * Generated code of a dialect: found where it was made before, else made and kept.
 *
 * @internal
 */
final readonly class KeptCode
{
    /**
     * @param string $variant what code depends on besides what it is for
     */
    public function __construct(private CodeLookup $code, private string $variant) {}

    /**
     * @param string                                                           $what differs for different code of the variant
     * @param \Closure(): array{non-empty-list<GeneratedClass>, list<string>} $make the classes, of which the last one answers calls,
     *                                                                              and the files that they depend on
     *
     * @return string the full name of the class that answers calls
     */
    public function find(string $what, \Closure $make): string
    {
        return $this->code->find($this->code->key($this->variant, $what)) ?? $this->code->save($this->print($what, $make));
    }

    /**
     * The code as it is made now, which is not kept.
     *
     * @param \Closure(): array{non-empty-list<GeneratedClass>, list<string>} $make as for {@see find()}
     */
    public function print(string $what, \Closure $make): PrintedCode
    {
        [$classes, $files] = $make();

        return new PrintedCode($this->code->key($this->variant, $what), $classes[\count($classes) - 1]->name, $classes, $files);
    }

    /**
     * See {@see CodeLookup::named()}.
     */
    public function named(string $what): ?string
    {
        return $this->code->named($this->code->key($this->variant, $what));
    }
}
