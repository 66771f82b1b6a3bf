<?php

declare(strict_types=1);

namespace Kiln\Error;

/**
 * Tells where in a document code of yours has thrown an exception, which comes out of Kiln as it is. This one stands at the end
 * of its chain of {@see \Throwable::getPrevious()}, so that it is in every log:
 *
 *     try {
 *         $serializer->deserialize($json, Order::class);
 *     } catch (\DomainException $exception) {
 *         echo ThrownAt::find($exception)?->path; // lines[2].price
 *     }
 *
 * It is never thrown.
 *
 * @api
 */
final class ThrownAt extends \RuntimeException
{
    /** For people: `lines[2].price`; the root is `$`. */
    public readonly string $path;

    /** By RFC 6901: `/lines/2/price`; the root is the empty string. A key of more than 256 bytes is cut, and ends in "…". */
    public readonly string $pointer;

    /**
     * @internal
     *
     * @param list<string|int> $segments       from the root: keys as strings, indices of arrays as integers
     * @param bool             $isReading      whether a document was read; else it was written
     * @param ?int             $documentLine   of the value in the document, from 1; null where that is not known
     * @param ?int             $documentColumn from 1, in Unicode code points
     * @param ?int             $documentOffset bytes before it
     */
    public function __construct(
        public readonly array $segments,
        public readonly bool $isReading,
        public readonly ?int $documentLine = null,
        public readonly ?int $documentColumn = null,
        public readonly ?int $documentOffset = null,
    ) {
        $this->path = Path::toText($segments);
        $this->pointer = Path::toPointer($segments);
        $place = Place::text($documentLine, $documentColumn, $documentOffset);
        // That of the exception in front of it says all.
        (new \ReflectionProperty(\Exception::class, 'trace'))->setValue($this, []);
        parent::__construct(($isReading ? 'while Kiln was reading ' : 'while Kiln was writing ') . $this->path . ($place === '' ? '' : " ({$place})"));
    }

    /**
     * @return ?self null for an exception that has not come from code that Kiln has called
     */
    public static function find(\Throwable $exception): ?self
    {
        foreach (Chain::of($exception) as $link) {
            if ($link instanceof self) {
                return $link;
            }
        }

        return null;
    }
}
