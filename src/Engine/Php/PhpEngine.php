<?php

declare(strict_types=1);

namespace Kiln\Engine\Php;

use Kiln\Context;
use Kiln\Engine\Converters;
use Kiln\Engine\Php\Store\CodeStore;
use Kiln\Engine\Planning;
use Kiln\Engine\View;
use Kiln\Limits;

/**
 * Runs plans as generated PHP code.
 *
 * @internal
 */
final readonly class PhpEngine
{
    public CodeLoader $code;

    public function __construct(
        public Planning $planning,
        public CodeStore $store,
        public Converters $converters,
        public Limits $limits,
        public CodeKeys $keys,
    ) {
        $this->code = new CodeLoader($planning, $store, $keys);
    }

    public function view(Context $context): View
    {
        $depth = $this->limits->depth;

        return new PhpView(new CodeRunner($this->planning, $this->code, $this->converters, $context, $depth), $depth);
    }
}
